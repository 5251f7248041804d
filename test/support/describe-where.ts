/**
 * Describes a suite that needs a component, and skips it if the component is missing, with a title that names
 * it. No suite is skipped for another reason: `npm ci && npm test` needs only Node and npm. CI installs every
 * component and fails if a suite is skipped.
 */
export function describeWhere(present: boolean, needs: string): (name: string, suite: () => void) => void {
  return (name, suite) => {
    if (present || process.env['CI']) describe(name, suite);
    // Jest prints the title, so the output names the missing component.
    else describe.skip(`${name} (skipped: needs ${needs})`, suite);
  };
}
