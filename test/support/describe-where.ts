/**
 * `describe` where a component is present; elsewhere the suite is skipped, under a name that says what it needs. That is
 * the one reason for which a suite of this project is skipped: `npm ci && npm test` needs only Node and npm. In
 * CI, where everything is installed, the suite runs and fails if the component is missing.
 */
export function describeWhere(present: boolean, needs: string): (name: string, suite: () => void) => void {
  return (name, suite) => {
    if (present || process.env['CI']) describe(name, suite);
    // The name that is printed says what is missing here.
    else describe.skip(`${name} (skipped: needs ${needs})`, suite);
  };
}
