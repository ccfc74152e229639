import type { HttpResponse } from '../../faults/http-response.ts'
import type { Mail } from '../embedded.types.ts'
import type { PopupProvider } from './create-socials.ts'
import { providerNames } from './create-socials.ts'
import { html, htmlPage } from './html.ts'

/** The page that the popup of a social login shows first. */
export const loadingPage = (): HttpResponse =>
  htmlPage({
    title: 'Loading',
    script: '/loading.js',
    body: html`<h1>One moment</h1><p>The login page follows.</p>`,
  })

export const dashboardPage = (): HttpResponse =>
  htmlPage({
    title: 'Your wallet',
    body: html`<h1>Your wallet</h1>
      <p>The sandbox has no further settings. The keys stay in the storage of this origin.</p>
      <p><a href="/mailbox">Open the mailbox</a></p>`,
  })

export const messagePage = (title: string, text: string, status = 200): HttpResponse =>
  htmlPage({ title, status, body: html`<h1>${title}</h1><p>${text}</p>` })

const timeOf = (ms: number): string => new Date(ms).toISOString().slice(11, 19)

/** The e-mails of every address, newest first. */
export const mailboxPage = (mails: readonly Mail[]): HttpResponse =>
  htmlPage({
    title: 'Mailbox',
    script: '/mailbox.js',
    body: html`<h1>Mailbox</h1>
      <p>The e-mails that the embedded wallet sends to any address. They never leave this computer.</p>
      ${
        mails.length === 0
          ? html`<p class="empty">There are none yet.</p>`
          : html`<ol class="mails" data-last="${mails.at(-1)?.id ?? ''}">${mails.toReversed().map(mailItem)}</ol>`
      }`,
  })

const mailItem = ({ to, subject, code, link, sentAt }: Mail) => html`<li class="mail">
  <h2>${subject}</h2>
  <p class="meta">To ${to} at ${timeOf(sentAt)} UTC</p>
  ${code === null ? '' : html`<p class="code">${code}</p>`}
  ${link === null ? '' : html`<p><a class="button" href="${link}">Confirm the device</a></p>`}
</li>`

/** The page behind the link in an e-mail. */
export const devicePage = (email: string): HttpResponse =>
  htmlPage({
    title: 'Confirm this device',
    body: html`<h1>Confirm this device</h1>
      <p>Somebody logs in as <b>${email}</b> on a new device. Confirm only if it is you.</p>
      <form method="post"><button class="button main">Confirm</button></form>`,
  })

type Consent = { provider: PopupProvider; state: string; page: string }

/** The consent page of a social provider. `page`: the origin that starts the login. */
export function consentPage({ provider, state, page }: Consent): HttpResponse {
  const name = providerNames[provider]
  return htmlPage({
    title: `Log in with ${name}`,
    body: html`<h1>Log in with ${name}</h1>
      <p>A stand-in for the page of ${name}. The embedded wallet asks for your name and e-mail.</p>
      <p class="site"><span class="meta">Site</span> <b>${page}</b></p>
      <form method="post">
        <input type="hidden" name="state" value="${state}">
        <label>Name <input name="userName" value="ada" required maxlength="40"></label>
        <label>E-mail <input name="email" type="email" value="ada@example.com"></label>
        <div class="actions">
          <button class="button" name="decision" value="deny" formnovalidate>Deny</button>
          <button class="button main" name="decision" value="approve">Approve</button>
        </div>
      </form>`,
  })
}

/** Posts the result of a social login to the page that opened the popup, and closes the popup. */
export const resultPage = (resultUri: string, page: string): HttpResponse =>
  htmlPage({
    title: 'Logged in',
    script: '/result.js',
    body: html`<h1>Done</h1>
      <p>You can close this window.</p>
      <div id="result" data-uri="${resultUri}" data-page="${page}"></div>`,
  })

/** The page that stands for the Farcaster app. */
export const farcasterPage = (): HttpResponse =>
  htmlPage({
    title: 'Farcaster',
    body: html`<h1>Farcaster</h1>
      <p>A stand-in for the Farcaster app. A page asks you to log in with your account.</p>
      <form method="post">
        <label>Name <input name="userName" value="ada" required maxlength="40"></label>
        <button class="button main">Approve</button>
      </form>`,
  })
