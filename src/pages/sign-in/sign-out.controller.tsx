import { Controller, Get, Post } from '@nestjs/common';
import { Sessions } from '../../accounts/sessions.js';
import { Form } from '../forms/form.js';
import { InteractivePages } from '../visits/interactive-pages.js';
import { PageReply, SeeOther } from '../visits/page-reply.js';
import { Frame } from '../visits/frame.js';
import { CurrentVisit, SignedInOnly, useOwner, type Visit } from '../visits/visit.js';

const SIGNED_OUT = '/sign-out/done';

@Controller('sign-out')
@InteractivePages()
export class SignOutController {
  constructor(private readonly sessions: Sessions) {}

  @Get()
  @SignedInOnly(SIGNED_OUT)
  show() {
    return new PageReply(<SignOutPage />);
  }

  @Post()
  @SignedInOnly(SIGNED_OUT)
  async signOut(@CurrentVisit() visit: Visit) {
    await this.sessions.end(visit.session!);
    visit.keepSession(null);
    return new SeeOther(SIGNED_OUT);
  }

  @Get('done')
  done(@CurrentVisit() visit: Visit) {
    return visit.signedIn ? new SeeOther('/sign-out') : new PageReply(<SignedOutPage />);
  }
}

function SignOutPage() {
  const { email } = useOwner();
  return (
    <Frame title="Sign out" path="/sign-out">
      <h1>Sign out</h1>
      <p>You are signed in as {email}. Your API key keeps working after you sign out.</p>
      <Form action="/sign-out">
        <div class="actions">
          <button type="submit">Sign out</button>
          <a href="/account">Stay signed in</a>
        </div>
      </Form>
    </Frame>
  );
}

function SignedOutPage() {
  return (
    <Frame title="Signed out" path="/sign-out">
      <h1>You are signed out</h1>
      <p>
        <a href="/sign-in">Sign in again</a>, or go to the <a href="/">home page</a>.
      </p>
    </Frame>
  );
}
