"""Rules of the service that the OpenAPI document cannot express, for Schemathesis."""

import json
import os
import random
import re

import schemathesis
from schemathesis.core.failures import AcceptedNegativeData
from schemathesis.openapi.checks import RejectedPositiveData

# Problems that depend on the data or on several fields: an unknown person, an id that is taken, a date before another.
# Invisible characters are also here, because no notation for them works in the patterns of all languages.
BEYOND_SCHEMAS = {"not_found", "conflict", "taken", "before_start", "circular", "not_applicable", "invalid_characters"}
# Only the service can read a cursor. The last page depends on the page size. A domain may be written as a URL. A query
# may be empty without its invisible characters. An update may clear the name of a person, one coordinate of a place, or
# both its coordinates and its address.
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
    # Rules between fields, which the document describes in words: one owner, at least one field, a role with its owner.
    ("person_public_id", "required"),
    ("organization_public_id", "required"),
    ("completed", "required"),
    ("status", "required"),
    # Every merge except a dry run requires a citation.
    ("source_reference", "required"),
    # A query describes a record, and an organization in it has an id, a name or a domain.
    ("name", "required"),
    ("public_id", "required"),
}
# Statuses that the response `default` of every operation describes.
DEFAULT_STATUSES = {400, 401, 403, 405, 406, 408, 413, 414, 415, 429, 431, 500, 503}
# Lists whose objects may be written as strings, with the property that a string sets.
COLLECTIONS = {"aliases": "name", "emails": "address", "findings": "id"}
# Objects with free keys and a maximum size, and the value of a finding, which depends on its kind.
FREE_FIELDS = {"metadata", "value"}

JSON_LINES = "application/x-ndjson"

# Existing records, by the path of their kind: `{"people": [{"id": 1, "public_id": "3f1c…"}]}`.
RECORDS = json.loads(os.environ["FUZZ_RECORDS"])
RECORDS["advertisers"] = RECORDS["organizations"]
OWNERS = {"person": "people", "organization": "organizations", "membership": "memberships"}
# Text that every rule of the service accepts.
PLAIN_TEXT = re.compile(r"[A-Za-z0-9]+")
OWNER_KEY = re.compile(r"^(?:parent_)?(person|organization|membership)_(public_id|id)$")


@schemathesis.serializer(JSON_LINES)
def one_line(ctx, value):
    """Serializes the body as a stream of one line."""
    return json.dumps(value).encode() + b"\n"


@schemathesis.hook
def filter_failure(context, failure, case, response):
    """Ignores refusals for reasons that a schema cannot express, and accepted bodies in another shape."""
    is_reconciliation = case.operation.path.startswith("/api/v1/reconcile")
    if isinstance(failure, AcceptedNegativeData):
        # Clients of that protocol add parameters, which the service ignores.
        return not is_reconciliation and not is_other_shape(case)
    # The document describes JSON in a form as text.
    if isinstance(failure, RejectedPositiveData) and is_reconciliation and response.status_code == 400:
        return response.json()["error"] != "invalid_json"
    if not isinstance(failure, RejectedPositiveData) or response.status_code != 422:
        return True
    answer = response.json()
    if answer["error"] == "idempotency_key_reused":
        return False
    return not all(map(is_beyond_schemas, answer["details"]))


def is_other_shape(case):
    """Returns whether docs/request-bodies.md describes the body and the OpenAPI document does not."""
    body = case.body
    # A batch has a result for each item, and a stream for each line. An invalid one has the result `invalid`.
    if case.operation.path.endswith("/lookup/batch"):
        if case.media_type == JSON_LINES:
            return True
        items = body.get("items") if isinstance(body, dict) else None
        return isinstance(items, list) and 1 <= len(items) <= 100
    if not isinstance(body, dict):
        return False
    # An update without fields has only a citation.
    if case.method.upper() == "PATCH" and body.keys() == {"source"}:
        return True
    return any(has_other_shape(part) for part in [body, *body.values()] if isinstance(part, dict))


def has_other_shape(fields):
    if any(isinstance(item, str) for key in COLLECTIONS for item in fields.get(key) or () if isinstance(fields[key], list)):
        return True
    if any(key in fields and fields[key] is None for key in (*COLLECTIONS, "person")):
        return True
    # A string corrects the main property of a finding.
    return isinstance(fields.get("value"), str) or any(
        isinstance(item, dict) and isinstance(item.get("value"), str)
        for item in (fields.get("findings") or () if isinstance(fields.get("findings"), list) else ())
    )


@schemathesis.check
def listed_status(context, response, case):
    """Checks the status. `default` covers only certain errors, and an alias has the responses of its operation."""
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
        # Texts of match queries may be empty without their invisible characters.
        or (parents[:1] == ["queries"] and problem["code"] == "blank")
        or not FREE_FIELDS.isdisjoint([*parents, field])
    )


@schemathesis.hook
def map_path_parameters(context, path_parameters):
    """Makes half of all calls find their record. Deletions find only records that the run has created."""
    kind = next(iter(context.operation.path.split("/")[3:4]), None)
    if context.operation.method.upper() == "DELETE" or not path_parameters or kind not in RECORDS:
        return path_parameters
    return {
        name: known(kind, name, value) if name in ("id", "public_id", "token") else value
        for name, value in path_parameters.items()
    }


@schemathesis.hook
def before_call(context, case, kwargs):
    """Converts header values that a link took from a response to text, because a header cannot be a number."""
    for name, value in dict(case.headers or {}).items():
        if not isinstance(value, (str, bytes)):
            case.headers[name] = str(value)


@schemathesis.hook
def map_query(context, query):
    return with_long_texts(with_known_owners(query), max_lengths(context.operation.schema))


@schemathesis.hook
def map_body(context, body):
    body = with_known_merged(context.operation.path, body)
    return with_long_texts(with_known_owners(body), max_lengths(context.operation.schema))


MAX_LENGTHS = {}


def max_lengths(schema):
    """Returns the maximum length of plain text by the name of its field or parameter."""
    longest = MAX_LENGTHS
    if longest:
        return longest

    def note(name, text):
        if isinstance(text, dict) and "maxLength" in text and "format" not in text:
            longest[name] = min(text["maxLength"], longest.get(name, text["maxLength"]))

    def visit(part):
        if isinstance(part, list):
            for item in part:
                visit(item)
        elif isinstance(part, dict):
            for name, text in (part.get("properties") or {}).items():
                note(name, text)
            if part.get("in") == "query":
                note(part["name"], part.get("schema"))
            for item in part.values():
                visit(item)

    visit(schema.raw_schema)
    return longest


def with_long_texts(value, longest, name=None):
    """Gives a quarter of all valid texts the maximum length, with random letters of four bytes."""
    if isinstance(value, list):
        return [with_long_texts(item, longest) for item in value]
    if isinstance(value, dict):
        # The fields of a merge are ids, and a type is one of a few words.
        return {
            key: item if key == "type" or (name == "merge" and key == "fields") else with_long_texts(item, longest, key)
            for key, item in value.items()
        }
    if not isinstance(value, str) or name not in longest or not PLAIN_TEXT.fullmatch(value):
        return value
    draw = random.Random(value)
    if len(value) > longest[name] or draw.randrange(4) > 0:
        return value
    # A query string must fit into a URL of 8 KiB.
    length = min(longest[name], 200) if name in ("q", "role", "organization_type") else longest[name]
    return "".join(chr(draw.randrange(0x20000, 0x2A6DF)) for _ in range(length))


def with_known_merged(path, body):
    """Makes half of the records in a dry run of a merge exist. Random merges would change the test data."""
    merge = body.get("merge") if path.endswith("/{public_id}/merge") and isinstance(body, dict) else None
    if not isinstance(merge, dict) or merge.get("dry_run") is not True or not isinstance(merge.get("public_ids"), list):
        return body
    ids = [known(path.split("/")[3], "public_id", item) for item in merge["public_ids"]]
    return {**body, "merge": {**merge, "public_ids": ids}}


def with_known_owners(value):
    """Makes half of all owner ids refer to an existing owner."""
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
    """Replaces every other valid id with that of an existing record. The same value always gives the same record."""
    if name == "public_id":
        number = int(value, 16) if isinstance(value, str) and re.fullmatch("[0-9a-f]{32}", value) else None
    elif name == "token":
        number = sum(value.encode()) if isinstance(value, str) and re.fullmatch("[0-9A-Za-z_-]{43}", value) else None
    else:
        number = value if isinstance(value, int) and not isinstance(value, bool) and value > 0 else None
    if number is None or number % 2 == 0:
        return value
    records = RECORDS[kind]
    return records[number // 2 % len(records)][name]
