"""The calls of calls.spec.ts with the client that `openapi-python-client generate` generates."""

import os
from datetime import date, datetime

from directory_service_api_client import AuthenticatedClient
from directory_service_api_client.api.account import show_me
from directory_service_api_client.api.lookups import look_up_email
from directory_service_api_client.api.organizations import list_organizations, show_organization
from directory_service_api_client.api.people import (
    create_person,
    delete_person,
    list_people,
    quick_add_person,
    update_person,
)
from directory_service_api_client.api.search import search
from directory_service_api_client.models import (
    Citation,
    CreatePerson,
    CreatePersonFields,
    EmailAddressItem,
    EmailLookup,
    Error,
    InsufficientCredits,
    Me,
    OrganizationHit,
    OrganizationList,
    OrganizationReply,
    PersonEmailOwner,
    PersonQuickAddReply,
    PersonReply,
    QuickAddPerson,
    SearchResults,
    UpdatePerson,
    UpdatePersonFields,
)

NAME = "OpenApiPython"
SOURCE = Citation(source_category="official", url="https://society.example/about")


def connect(key):
    return AuthenticatedClient(base_url=os.environ["DIRECTORY_URL"], token=key)


client = connect(os.environ["DIRECTORY_KEY"])

me = show_me.sync(client=client)
assert isinstance(me, Me)
assert isinstance(me.credits_remaining, int)
print("me")

page = list_organizations.sync(client=client, domain="harbourlight.example", per_page=2)
assert isinstance(page, OrganizationList)
foundation = page.organizations[0]
assert foundation.name == "Harbour Light Foundation"
assert page.meta.total_count == 3
assert page.meta.next_cursor is not None
print("list")

reply = show_organization.sync(foundation.public_id, client=client)
assert isinstance(reply, OrganizationReply)
assert reply.organization.parent_organization is None
assert reply.organization.places[0].address == "4 Quay Street, Norrvik"
assert reply.organization.places[0].latitude is None
assert isinstance(reply.organization.created_at, datetime)
print("show")

fields = CreatePersonFields(
    first_name="Grace", last_name=NAME, emails=[EmailAddressItem(address="grace@openapi-python.example")]
)
reply = create_person.sync(client=client, body=CreatePerson(person=fields, source=SOURCE))
assert isinstance(reply, PersonReply)
made = reply.person
assert made.name == "Grace OpenApiPython"
assert made.email_addresses[0].address == "grace@openapi-python.example"
assert made.source_references[0].url == "https://society.example/about"
print("create")

change = UpdatePerson(person=UpdatePersonFields(first_name=None, last_name="Hopper"), source=SOURCE)
reply = update_person.sync(made.public_id, client=client, body=change)
assert isinstance(reply, PersonReply)
assert reply.person.name == "Hopper"
assert reply.person.first_name is None
print("patch")

assert delete_person.sync_detailed(made.public_id, client=client).status_code == 204
print("delete")

found = look_up_email.sync(client=client, email="ingrid@solberg.example")
assert isinstance(found, EmailLookup)
owner = found.results[0]
assert isinstance(owner, PersonEmailOwner)
assert owner.person.name == "Ingrid Solberg"
assert isinstance(owner.email_address.verified_at, datetime)
print("lookup")

found = search.sync(client=client, q="harbour light foundation")
assert isinstance(found, SearchResults)
hit = found.results[0]
assert isinstance(hit, OrganizationHit)
assert hit.organization.public_id == foundation.public_id
assert hit.score > 0
print("search")

added = quick_add_person.sync(
    client=client,
    body=QuickAddPerson(
        first_name="Katherine",
        last_name=NAME,
        organization_public_id=foundation.public_id,
        role="chair",
        source=SOURCE,
    ),
)
assert isinstance(added, PersonQuickAddReply)
assert added.person.name == "Katherine OpenApiPython"
assert added.membership.role == "chair"
assert isinstance(added.membership.start_date, date)
print("quick add")

answer = list_people.sync_detailed(client=connect(os.environ["DIRECTORY_POOR_KEY"]))
assert answer.status_code == 402
assert isinstance(answer.parsed, InsufficientCredits)
assert (answer.parsed.credits_remaining, answer.parsed.credits_required) == (0, 1)
print("402")

body = CreatePerson(person=CreatePersonFields(), source=SOURCE)
answer = create_person.sync_detailed(client=client, body=body)
assert answer.status_code == 422
assert isinstance(answer.parsed, Error)
assert (answer.parsed.error, answer.parsed.details[0].code) == ("validation_failed", "required")
print("422")
