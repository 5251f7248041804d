// The calls of calls.spec.ts with the client that `openapi-generator generate -g go` generates.
package main

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"os"
	"time"

	directory "directory.example/client/directory"
)

const name = "Go"

var source = *directory.NewCitation("official", "https://society.example/about")

func main() {
	client := connect(os.Getenv("DIRECTORY_KEY"))
	ctx := context.Background()

	me := must(client.AccountAPI.ShowMe(ctx).Execute())
	check("credits", me.CreditsRemaining.Int64 != nil)
	fmt.Println("me")

	page := must(client.OrganizationsAPI.ListOrganizations(ctx).Domain("harbourlight.example").PerPage(2).Execute())
	foundation := page.Organizations[0]
	equal("name", foundation.Name, "Harbour Light Foundation")
	equal("total_count", page.Meta.TotalCount, 3)
	check("next_cursor", page.Meta.NextCursor.Get() != nil)
	fmt.Println("list")

	shown := must(client.OrganizationsAPI.ShowOrganization(ctx, foundation.PublicId).Execute())
	organization := shown.Organization
	check("parent_organization", organization.ParentOrganization.Get() == nil)
	equal("address", organization.Places[0].GetAddress(), "4 Quay Street, Norrvik")
	check("latitude", organization.Places[0].Latitude.Get() == nil)
	check("created_at", organization.CreatedAt.Before(time.Now()))
	fmt.Println("show")

	fields := directory.NewCreatePersonFields()
	fields.SetFirstName("Grace")
	fields.SetLastName(name)
	fields.SetEmails([]directory.EmailAddressItem{*directory.NewEmailAddressItem("grace@go.example")})
	create := *directory.NewCreatePerson(*fields, source)
	made := must(client.PeopleAPI.CreatePerson(ctx).CreatePerson(create).Execute())
	equal("name", made.Person.Name, "Grace Go")
	equal("address", made.Person.EmailAddresses[0].Address, "grace@go.example")
	equal("url", made.Person.SourceReferences[0].Url, "https://society.example/about")
	fmt.Println("create")

	changed := directory.NewUpdatePersonFields()
	changed.SetFirstNameNil()
	changed.SetLastName("Hopper")
	update := *directory.NewUpdatePerson(*changed, source)
	patched := must(client.PeopleAPI.UpdatePerson(ctx, made.Person.PublicId).UpdatePerson(update).Execute())
	equal("name", patched.Person.Name, "Hopper")
	check("first_name", patched.Person.FirstName.Get() == nil)
	fmt.Println("patch")

	response, err := client.PeopleAPI.DeletePerson(ctx, made.Person.PublicId).Execute()
	check("delete", err == nil)
	equal("status", response.StatusCode, http.StatusNoContent)
	fmt.Println("delete")

	lookup := must(client.LookupsAPI.LookUpEmail(ctx).Email("ingrid@solberg.example").Execute())
	owner := lookup.Results[0].PersonEmailOwner
	check("owner", owner != nil)
	equal("name", owner.Person.Name, "Ingrid Solberg")
	check("verified_at", owner.EmailAddress.GetVerifiedAt().Before(time.Now()))
	fmt.Println("lookup")

	found := must(client.SearchAPI.Search(ctx).Q("harbour light foundation").Execute())
	hit := found.Results[0].OrganizationHit
	check("hit", hit != nil)
	equal("public_id", hit.Organization.PublicId, foundation.PublicId)
	check("score", hit.Score > 0)
	fmt.Println("search")

	quick := directory.NewQuickAddPerson("Katherine", name, source)
	quick.SetOrganizationPublicId(foundation.PublicId)
	quick.SetRole("chair")
	added := must(client.PeopleAPI.QuickAddPerson(ctx).QuickAddPerson(*quick).Execute())
	equal("name", added.Person.Name, "Katherine Go")
	equal("role", added.Membership.Role, "chair")
	equal("start_date", len(added.Membership.GetStartDate()), len("2026-01-31"))
	fmt.Println("quick add")

	poor := connect(os.Getenv("DIRECTORY_POOR_KEY"))
	_, response, err = poor.PeopleAPI.ListPeople(ctx).Execute()
	equal("status", response.StatusCode, http.StatusPaymentRequired)
	noCredits := model[directory.InsufficientCredits](err)
	equal("credits_remaining", noCredits.CreditsRemaining, 0)
	equal("credits_required", noCredits.CreditsRequired, 1)
	fmt.Println("402")

	empty := *directory.NewCreatePerson(*directory.NewCreatePersonFields(), source)
	_, response, err = client.PeopleAPI.CreatePerson(ctx).CreatePerson(empty).Execute()
	equal("status", response.StatusCode, http.StatusUnprocessableEntity)
	invalid := model[directory.Error](err)
	equal("error", invalid.Error, "validation_failed")
	equal("code", invalid.Details[0].Code, "required")
	fmt.Println("422")
}

func connect(key string) *directory.APIClient {
	configuration := directory.NewConfiguration()
	configuration.Servers = directory.ServerConfigurations{{URL: os.Getenv("DIRECTORY_URL")}}
	configuration.AddDefaultHeader("Authorization", "Bearer "+key)
	return directory.NewAPIClient(configuration)
}

// model returns the body of an error.
func model[T any](err error) T {
	var failure *directory.GenericOpenAPIError
	check("error", errors.As(err, &failure))
	value, ok := failure.Model().(T)
	check("error's type", ok)
	return value
}

func must[T any](value T, _ *http.Response, err error) T {
	if err != nil {
		panic(err)
	}
	return value
}

func equal[T comparable](what string, got, want T) {
	if got != want {
		panic(fmt.Sprintf("%s is %v, not %v", what, got, want))
	}
}

func check(what string, holds bool) {
	if !holds {
		panic(what + " is not as expected")
	}
}
