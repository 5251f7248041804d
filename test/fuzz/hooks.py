"""What Schemathesis has to know of the service besides its document."""

import json
import os
import re

import schemathesis
from schemathesis.openapi.checks import RejectedPositiveData

# Problems that only the data, or one field beside another, can tell: `names no person`, an id that is taken, a date
# before another. And characters that nobody sees: patterns have no name for them that all languages know.
BEYOND_SCHEMAS = {"not_found", "conflict", "taken", "before_start", "circular", "not_applicable", "invalid_characters"}
# A cursor means something to the service alone; how far pages go depends on their length; a domain may be written as a
# URL; of a search nothing may be left without what is invisible; a change may leave a person no name, or a place half of
# its coordinates, or neither these nor an address.
BEYOND_SCHEMAS_OF_FIELD = {
    ("cursor", "invalid_format"),
    ("page", "out_of_range"),
    ("domain", "invalid_format"),
    ("q", "blank"),
    ("first_name", "required"),
    ("address", "required"),
    ("latitude", "required"),
    ("longitude", "required"),
}
# Objects that a caller makes up, within bounds for the whole; and what a finding says, which depends on its kind.
FREE_FIELDS = {"metadata", "value"}

# Records that are there, by the path of their kind: `{"people": [{"id": 1, "public_id": "3f1c…"}]}`.
RECORDS = json.loads(os.environ["FUZZ_RECORDS"])
RECORDS["advertisers"] = RECORDS["organizations"]
OWNERS = {"person": "people", "organization": "organizations", "membership": "memberships"}
OWNER_KEY = re.compile(r"^(?:parent_)?(person|organization|membership)_(public_id|id)$")


@schemathesis.hook
def filter_failure(context, failure, case, response):
    """Lets a valid request be refused for what its schema cannot tell."""
    if not isinstance(failure, RejectedPositiveData) or response.status_code != 422:
        return True
    answer = response.json()
    if answer["error"] == "idempotency_key_reused":
        return False
    return not all(map(is_beyond_schemas, answer["details"]))


def is_beyond_schemas(problem):
    *parents, field = problem["field"].split(".")
    return (
        problem["code"] in BEYOND_SCHEMAS
        or (field, problem["code"]) in BEYOND_SCHEMAS_OF_FIELD
        or not FREE_FIELDS.isdisjoint([*parents, field])
    )


@schemathesis.hook
def map_path_parameters(context, path_parameters):
    """Has half of all calls find their record. Records are not deleted by chance: those that a run made suffice."""
    kind = context.operation.path.split("/")[3:4]
    if context.operation.method.upper() == "DELETE" or not path_parameters or kind[0] not in RECORDS:
        return path_parameters
    return {
        name: known(kind[0], name, value) if name in ("id", "public_id") else value
        for name, value in path_parameters.items()
    }


@schemathesis.hook
def before_call(context, case, kwargs):
    """Makes text of what a link has taken from an answer for a header: a number cannot be sent there."""
    for name, value in dict(case.headers or {}).items():
        if not isinstance(value, (str, bytes)):
            case.headers[name] = str(value)


@schemathesis.hook
def map_query(context, query):
    return with_known_owners(query)


@schemathesis.hook
def map_body(context, body):
    return with_known_owners(body)


def with_known_owners(value):
    """Has half of all ids of owners name one that is there."""
    if isinstance(value, list):
        return [with_known_owners(item) for item in value]
    if not isinstance(value, dict):
        return value
    replaced = {}
    for key, item in value.items():
        owner = OWNER_KEY.match(key)
        replaced[key] = known(OWNERS[owner[1]], owner[2], item) if owner else with_known_owners(item)
    return replaced


def known(kind, name, value):
    """The id of a record in the place of every other valid one; always the same for the same value."""
    if name == "public_id":
        number = int(value, 16) if isinstance(value, str) and re.fullmatch("[0-9a-f]{32}", value) else None
    else:
        number = value if isinstance(value, int) and not isinstance(value, bool) and value > 0 else None
    if number is None or number % 2 == 0:
        return value
    records = RECORDS[kind]
    return records[number // 2 % len(records)][name]
