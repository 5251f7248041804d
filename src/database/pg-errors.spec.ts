import { asApiError, operatorHint } from './pg-errors.js';

const fault = (code: string, message: string) =>
  Object.assign(new Error(message), { severity: 'ERROR', code });

it('a primary that became a replica is an outage for clients, and the operator gets the reason', () => {
  const found = asApiError({ driverError: fault('25006', 'cannot execute INSERT') });
  expect(found).toMatchObject({
    status: 503,
    code: 'unavailable',
    options: { headers: { 'Retry-After': '1' } },
  });
  expect(operatorHint(found)).toBe(
    'The database is read-only (cannot execute INSERT): set DATABASE_URL to the primary, not to a replica.',
  );
});

it('an outage that clients see is reported to the operator with its reason', () => {
  expect(operatorHint(asApiError(fault('57P01', 'terminating connection')))).toBe(
    'PostgreSQL is unavailable (terminating connection): fix the cause and retry.',
  );
});

it('an error that no operator can fix is a defect', () => {
  expect(operatorHint(fault('42P01', 'relation "x" does not exist'))).toBeNull();
  expect(operatorHint(new TypeError('a defect'))).toBeNull();
  expect(operatorHint(undefined)).toBeNull();
});

it('a value that exceeds the size limit of its index is an error of the request', () => {
  const message = 'index row size 4016 exceeds btree version 4 maximum 2704';
  expect(asApiError({ driverError: fault('54000', message) })).toMatchObject({
    status: 422,
    options: { details: [{ field: 'body', code: 'too_long' }] },
  });
});
