import java.net.URI;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.Objects;
import org.openapitools.client.ApiClient;
import org.openapitools.client.ApiException;
import org.openapitools.client.JSON;
import org.openapitools.client.api.AccountApi;
import org.openapitools.client.api.LookupsApi;
import org.openapitools.client.api.OrganizationsApi;
import org.openapitools.client.api.PeopleApi;
import org.openapitools.client.api.SearchApi;
import org.openapitools.client.model.Citation;
import org.openapitools.client.model.CreatePerson;
import org.openapitools.client.model.CreatePersonFields;
import org.openapitools.client.model.EmailAddressItem;
import org.openapitools.client.model.Error;
import org.openapitools.client.model.InsufficientCredits;
import org.openapitools.client.model.Membership;
import org.openapitools.client.model.Organization;
import org.openapitools.client.model.OrganizationHit;
import org.openapitools.client.model.OrganizationList;
import org.openapitools.client.model.OrganizationSummary;
import org.openapitools.client.model.Person;
import org.openapitools.client.model.PersonEmailOwner;
import org.openapitools.client.model.PersonQuickAddReply;
import org.openapitools.client.model.QuickAddPerson;
import org.openapitools.client.model.UpdatePerson;
import org.openapitools.client.model.UpdatePersonFields;

/** The calls of calls.spec.ts with the client that `openapi-generator generate -g java` generates. */
public final class Calls {
    private static final String NAME = "Java";
    private static final URI PAGE = URI.create("https://society.example/about");
    private static final Citation SOURCE = new Citation().sourceCategory("official").url(PAGE);

    private interface Call {
        void run() throws ApiException;
    }

    public static void main(String[] arguments) throws ApiException {
        ApiClient client = connect(System.getenv("DIRECTORY_KEY"));
        PeopleApi people = new PeopleApi(client);
        OrganizationsApi organizations = new OrganizationsApi(client);

        Long credits = new AccountApi(client).showMe().getCreditsRemaining().getLong();
        check("credits_remaining", credits > 0);
        System.out.println("me");

        OrganizationList page = organizations.listOrganizations(
                null, 2, null, null, null, "harbourlight.example", null, null);
        OrganizationSummary foundation = page.getOrganizations().get(0);
        equal("name", foundation.getName(), "Harbour Light Foundation");
        equal("total_count", page.getMeta().getTotalCount(), 3);
        check("next_cursor", page.getMeta().getNextCursor() != null);
        System.out.println("list");

        Organization shown = organizations.showOrganization(foundation.getPublicId(), null).getOrganization();
        equal("parent_organization", shown.getParentOrganization(), null);
        equal("address", shown.getPlaces().get(0).getAddress(), "4 Quay Street, Norrvik");
        equal("latitude", shown.getPlaces().get(0).getLatitude(), null);
        check("created_at", shown.getCreatedAt().isBefore(OffsetDateTime.now()));
        System.out.println("show");

        CreatePersonFields fields = new CreatePersonFields()
                .firstName("Grace")
                .lastName(NAME)
                .emails(List.of(new EmailAddressItem().address("grace@java.example")));
        Person made = people.createPerson(new CreatePerson().person(fields).source(SOURCE), null).getPerson();
        equal("name", made.getName(), "Grace Java");
        equal("address", made.getEmailAddresses().get(0).getAddress(), "grace@java.example");
        equal("url", made.getSourceReferences().get(0).getUrl(), PAGE.toString());
        System.out.println("create");

        UpdatePerson change =
                new UpdatePerson().person(new UpdatePersonFields().lastName("Hopper")).source(SOURCE);
        Person patched = people.updatePerson(made.getPublicId(), change, null).getPerson();
        equal("name", patched.getName(), "Grace Hopper");
        System.out.println("patch");

        equal("status", people.deletePersonWithHttpInfo(made.getPublicId(), null).getStatusCode(), 204);
        System.out.println("delete");

        PersonEmailOwner owner = new LookupsApi(client)
                .lookUpEmail("ingrid@solberg.example", null, null, null)
                .getResults()
                .get(0)
                .getPersonEmailOwner();
        equal("name", owner.getPerson().getName(), "Ingrid Solberg");
        check("verified_at", owner.getEmailAddress().getVerifiedAt().isBefore(OffsetDateTime.now()));
        System.out.println("lookup");

        OrganizationHit hit = new SearchApi(client)
                .search("harbour light foundation", null, null, null, null, null, null, null)
                .getResults()
                .get(0)
                .getOrganizationHit();
        equal("public_id", hit.getOrganization().getPublicId(), foundation.getPublicId());
        check("score", hit.getScore().doubleValue() > 0);
        System.out.println("search");

        QuickAddPerson quick = new QuickAddPerson()
                .firstName("Katherine")
                .lastName(NAME)
                .organizationPublicId(foundation.getPublicId())
                .role("chair")
                .source(SOURCE);
        PersonQuickAddReply added = people.quickAddPerson(quick, null);
        Membership membership = added.getMembership();
        equal("name", added.getPerson().getName(), "Katherine Java");
        equal("role", membership.getRole(), "chair");
        check("start_date", membership.getStartDate().isAfter(LocalDate.EPOCH));
        System.out.println("quick add");

        PeopleApi poor = new PeopleApi(connect(System.getenv("DIRECTORY_POOR_KEY")));
        ApiException unpaid = refused(() -> poor.listPeople(null, null, null, null, null));
        equal("status", unpaid.getCode(), 402);
        InsufficientCredits answer = JSON.deserialize(unpaid.getResponseBody(), InsufficientCredits.class);
        equal("credits_remaining", answer.getCreditsRemaining(), 0);
        equal("credits_required", answer.getCreditsRequired(), 1);
        System.out.println("402");

        CreatePerson empty = new CreatePerson().person(new CreatePersonFields()).source(SOURCE);
        ApiException invalid = refused(() -> people.createPerson(empty, null));
        equal("status", invalid.getCode(), 422);
        Error error = JSON.deserialize(invalid.getResponseBody(), Error.class);
        equal("error", error.getError(), "validation_failed");
        equal("code", error.getDetails().get(0).getCode(), "required");
        System.out.println("422");
    }

    private static ApiClient connect(String key) {
        ApiClient client = new ApiClient().setBasePath(System.getenv("DIRECTORY_URL"));
        client.setBearerToken(key);
        return client;
    }

    private static ApiException refused(Call call) {
        try {
            call.run();
        } catch (ApiException error) {
            return error;
        }
        throw new AssertionError("the call succeeded");
    }

    private static void equal(String what, Object got, Object want) {
        if (!Objects.equals(got, want)) throw new AssertionError(what + " is " + got + ", not " + want);
    }

    private static void check(String what, boolean holds) {
        if (!holds) throw new AssertionError(what + " is not as expected");
    }
}
