"""The calls of calls.spec.ts with the client that `openapi-generator generate -g python` generates."""

import os
from datetime import date, datetime

from openapi_client import (
    AccountApi,
    ApiClient,
    ApiException,
    Citation,
    Configuration,
    CreatePerson,
    CreatePersonFields,
    EmailAddressItem,
    LookupsApi,
    OrganizationHit,
    OrganizationsApi,
    PeopleApi,
    PersonEmailOwner,
    QuickAddPerson,
    SearchApi,
    UpdatePerson,
    UpdatePersonFields,
)

NAME = "Python"
SOURCE = Citation(source_category="official", url="https://society.example/about")


def connect(key):
    return ApiClient(Configuration(host=os.environ["DIRECTORY_URL"], access_token=key))


def refused(call):
    try:
        call()
    except ApiException as error:
        return error
    raise AssertionError("the call succeeded")


client = connect(os.environ["DIRECTORY_KEY"])
people = PeopleApi(client)
organizations = OrganizationsApi(client)

credits_left = AccountApi(client).show_me().credits_remaining.actual_instance
assert isinstance(credits_left, int)
print("me")

page = organizations.list_organizations(domain="harbourlight.example", per_page=2)
foundation = page.organizations[0]
assert foundation.name == "Harbour Light Foundation"
assert page.meta.total_count == 3
assert page.meta.next_cursor is not None
print("list")

shown = organizations.show_organization(foundation.public_id).organization
assert shown.parent_organization is None
assert shown.places[0].address == "4 Quay Street, Norrvik"
assert shown.places[0].latitude is None
assert isinstance(shown.created_at, datetime)
print("show")

fields = CreatePersonFields(
    first_name="Grace", last_name=NAME, emails=[EmailAddressItem(address="grace@python.example")]
)
made = people.create_person(CreatePerson(person=fields, source=SOURCE)).person
assert made.name == "Grace Python"
assert made.email_addresses[0].address == "grace@python.example"
assert made.source_references[0].url == "https://society.example/about"
print("create")

change = UpdatePerson(person=UpdatePersonFields(first_name=None, last_name="Hopper"), source=SOURCE)
patched = people.update_person(made.public_id, change).person
assert patched.name == "Hopper"
assert patched.first_name is None
print("patch")

assert people.delete_person_with_http_info(made.public_id).status_code == 204
print("delete")

owner = LookupsApi(client).look_up_email("ingrid@solberg.example").results[0].actual_instance
assert isinstance(owner, PersonEmailOwner)
assert owner.person.name == "Ingrid Solberg"
assert isinstance(owner.email_address.verified_at, datetime)
print("lookup")

hit = SearchApi(client).search("harbour light foundation").results[0].actual_instance
assert isinstance(hit, OrganizationHit)
assert hit.organization.public_id == foundation.public_id
assert hit.score > 0
print("search")

added = people.quick_add_person(
    QuickAddPerson(
        first_name="Katherine",
        last_name=NAME,
        organization_public_id=foundation.public_id,
        role="chair",
        source=SOURCE,
    )
)
assert added.person.name == "Katherine Python"
assert added.membership.role == "chair"
assert isinstance(added.membership.start_date, date)
print("quick add")

poor = PeopleApi(connect(os.environ["DIRECTORY_POOR_KEY"]))
error = refused(lambda: poor.list_people())
assert (error.status, error.data.credits_remaining, error.data.credits_required) == (402, 0, 1)
print("402")

error = refused(lambda: people.create_person(CreatePerson(person=CreatePersonFields(), source=SOURCE)))
assert (error.status, error.data.error, error.data.details[0].code) == (422, "validation_failed", "required")
print("422")
