"""What Schemathesis has to know of the service besides its document."""

import json
import os
import random
import re

import schemathesis
from schemathesis.core.failures import AcceptedNegativeData
from schemathesis.openapi.checks import RejectedPositiveData

# Problems that only the data, or one field next to another, can tell: `names no person`, an id that is taken, a date
# before another. And invisible characters: patterns have no name for them that all languages know.
BEYOND_SCHEMAS = {"not_found", "conflict", "taken", "before_start", "circular", "not_applicable", "invalid_characters"}
# A cursor means something to the service alone; how far pages go depends on their length; a domain may be written as a
# URL; of a search nothing may be left without what is invisible; a change may leave a person no name, or a place half of
# its coordinates, or neither these nor an address.
BEYOND_SCHEMAS_OF_FIELD = {
    ("cursor", "invalid_format"),
    ("page", "out_of_range"),
    ("domain", "invalid_format"),
    ("q", "blank"),
    ("queries", "invalid_format"),
    ("extend", "invalid_format"),
    ("first_name", "required"),
    ("address", "required"),
    ("latitude", "required"),
    ("longitude", "required"),
    # Rules between fields, which the document describes in words: one owner, one field at least, a role needs its place.
    ("person_public_id", "required"),
    ("organization_public_id", "required"),
    ("completed", "required"),
    ("status", "required"),
    # A dry run alone needs no citation.
    ("source_reference", "required"),
    # A query says something of what it means, and an organization that it mentions has an id, a name or a domain.
    ("name", "required"),
    ("public_id", "required"),
}
# Errors that all operations share, described as their response `default`.
DEFAULT_STATUSES = {400, 401, 403, 405, 406, 408, 413, 414, 415, 429, 431, 500, 503}
# Lists whose objects may be written as strings, by the property that a string stands for.
COLLECTIONS = {"aliases": "name", "emails": "address", "findings": "id"}
# Objects that a caller makes up, within bounds for the whole; and what a finding says, which depends on its kind.
FREE_FIELDS = {"metadata", "value"}

JSON_LINES = "application/x-ndjson"

# Records that are there, by the path of their kind: `{"people": [{"id": 1, "public_id": "3f1c…"}]}`.
RECORDS = json.loads(os.environ["FUZZ_RECORDS"])
RECORDS["advertisers"] = RECORDS["organizations"]
OWNERS = {"person": "people", "organization": "organizations", "membership": "memberships"}
# Text that every rule of the service takes.
PLAIN_TEXT = re.compile(r"[A-Za-z0-9]+")
OWNER_KEY = re.compile(r"^(?:parent_)?(person|organization|membership)_(public_id|id)$")


@schemathesis.serializer(JSON_LINES)
def one_line(ctx, value):
    """A stream of one line."""
    return json.dumps(value).encode() + b"\n"


@schemathesis.hook
def filter_failure(context, failure, case, response):
    """Lets a valid request be refused for what its schema cannot tell, and another accepted shape be accepted."""
    is_reconciliation = case.operation.path.startswith("/api/v1/reconcile")
    if isinstance(failure, AcceptedNegativeData):
        # Clients of that protocol add parameters of their own, which are ignored.
        return not is_reconciliation and not is_other_shape(case)
    # The document describes JSON within a form as text.
    if isinstance(failure, RejectedPositiveData) and is_reconciliation and response.status_code == 400:
        return response.json()["error"] != "invalid_json"
    if not isinstance(failure, RejectedPositiveData) or response.status_code != 422:
        return True
    answer = response.json()
    if answer["error"] == "idempotency_key_reused":
        return False
    return not all(map(is_beyond_schemas, answer["details"]))


def is_other_shape(case):
    """Whether a body is one that docs/request-bodies.md describes, and the OpenAPI document does not."""
    body = case.body
    # A batch answers each item by itself, and a stream each line; `invalid` is one of the answers.
    if case.operation.path.endswith("/lookup/batch"):
        if case.media_type == JSON_LINES:
            return True
        items = body.get("items") if isinstance(body, dict) else None
        return isinstance(items, list) and 1 <= len(items) <= 100
    if not isinstance(body, dict):
        return False
    # A change of no field: its citation alone.
    if case.method.upper() == "PATCH" and body.keys() == {"source"}:
        return True
    return any(has_other_shape(part) for part in [body, *body.values()] if isinstance(part, dict))


def has_other_shape(fields):
    if any(isinstance(item, str) for key in COLLECTIONS for item in fields.get(key) or () if isinstance(fields[key], list)):
        return True
    if any(key in fields and fields[key] is None for key in (*COLLECTIONS, "person")):
        return True
    # A correction of what matters most of a finding.
    return isinstance(fields.get("value"), str) or any(
        isinstance(item, dict) and isinstance(item.get("value"), str)
        for item in (fields.get("findings") or () if isinstance(fields.get("findings"), list) else ())
    )


@schemathesis.check
def listed_status(context, response, case):
    """`default` stands for certain errors alone. Another name of an operation answers as that operation does."""
    definition = case.operation.definition.raw
    original = operation_by_id(case.operation.schema.raw_schema, definition.get("x-alias-of"))
    listed = {*definition["responses"], *(original or {}).get("responses", ())}
    status = response.status_code
    assert str(status) in listed or status in DEFAULT_STATUSES, f"The document does not list the status {status}."


def operation_by_id(document, name):
    return next(
        (
            operation
            for item in document["paths"].values()
            for operation in item.values()
            if name is not None and operation.get("operationId") == name
        ),
        None,
    )


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
    kind = next(iter(context.operation.path.split("/")[3:4]), None)
    if context.operation.method.upper() == "DELETE" or not path_parameters or kind not in RECORDS:
        return path_parameters
    return {
        name: known(kind, name, value) if name in ("id", "public_id") else value
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
    return with_long_texts(with_known_owners(query), longest_texts(context.operation.schema))


@schemathesis.hook
def map_body(context, body):
    body = with_known_merged(context.operation.path, body)
    return with_long_texts(with_known_owners(body), longest_texts(context.operation.schema))


LONGEST = {}


def longest_texts(schema):
    """The length that every plain text of this name may have, by name: of fields as of parameters. Looked up once."""
    longest = LONGEST
    if longest:
        return longest

    def note(name, text):
        if isinstance(text, dict) and "maxLength" in text and "format" not in text:
            longest[name] = min(text["maxLength"], longest.get(name, text["maxLength"]))

    def look_into(part):
        if isinstance(part, list):
            for item in part:
                look_into(item)
        elif isinstance(part, dict):
            for name, text in (part.get("properties") or {}).items():
                note(name, text)
            if part.get("in") == "query":
                note(part["name"], part.get("schema"))
            for item in part.values():
                look_into(item)

    look_into(schema.raw_schema)
    return longest


def with_long_texts(value, longest, name=None):
    """Has a quarter of all valid texts be as long as they may, of letters that take four bytes and do not repeat."""
    if isinstance(value, list):
        return [with_long_texts(item, longest) for item in value]
    if isinstance(value, dict):
        # The choices of a merge are ids by field, and a type is one of a few words.
        return {
            key: item if key == "type" or (name == "merge" and key == "fields") else with_long_texts(item, longest, key)
            for key, item in value.items()
        }
    if not isinstance(value, str) or name not in longest or not PLAIN_TEXT.fullmatch(value):
        return value
    draw = random.Random(value)
    if len(value) > longest[name] or draw.randrange(4) > 0:
        return value
    # A query string has to fit into an address of 8 KiB.
    length = min(longest[name], 200) if name in ("q", "role", "organization_type") else longest[name]
    return "".join(chr(draw.randrange(0x20000, 0x2A6DF)) for _ in range(length))


def with_known_merged(path, body):
    """Has half of the records of a dry run of a merge be there. Records are not merged by chance."""
    merge = body.get("merge") if path.endswith("/{public_id}/merge") and isinstance(body, dict) else None
    if not isinstance(merge, dict) or merge.get("dry_run") is not True or not isinstance(merge.get("public_ids"), list):
        return body
    ids = [known(path.split("/")[3], "public_id", item) for item in merge["public_ids"]]
    return {**body, "merge": {**merge, "public_ids": ids}}


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
