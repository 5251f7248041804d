import { Form } from '../forms/form.js';
import { Frame } from '../visits/frame.js';
import type { Visit } from '../visits/visit.js';

export function SignOutPage({ visit }: { readonly visit: Visit }) {
  return (
    <Frame title="Sign out" path="/sign-out" signedIn={visit.signedIn}>
      <h1>Sign out</h1>
      <p>You are signed in as {visit.signedIn?.email}. Your API key keeps working after you sign out.</p>
      <Form action="/sign-out" visit={visit}>
        <div class="actions">
          <button type="submit">Sign out</button>
          <a href="/account">Stay signed in</a>
        </div>
      </Form>
    </Frame>
  );
}

export function SignedOutPage() {
  return (
    <Frame title="Signed out" path="/sign-out" signedIn={null}>
      <h1>You are signed out</h1>
      <p>
        <a href="/sign-in">Sign in again</a>, or go to the <a href="/">home page</a>.
      </p>
    </Frame>
  );
}
