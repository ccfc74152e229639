import type { RouterEntry } from '@latchkit/core'
import { page } from 'vitest/browser'
import {
  button,
  clickGuarded,
  expectRemoved,
  expectVisible,
  heading,
} from '../../../rendered-walk/locators.ts'
import { createRouteKit } from '../../../rendered-walk/route-kit.ts'
import { walkRendered } from '../../../rendered-walk/walk-rendered.ts'
import type { ModelRun } from '../../../walker/machine-model.ts'
import { loginFlowOf, loginModel } from './login.model.ts'

const entries = {
  connectEmail: { key: 'EmailLogin-1', view: 'EmailLogin', data: null },
  connectSocial: {
    key: 'ConnectingSocial-1',
    view: 'ConnectingSocial',
    data: { provider: 'google', blocked: false },
  },
  connectFarcaster: { key: 'ConnectingFarcaster-1', view: 'ConnectingFarcaster', data: null },
} as const satisfies Record<string, RouterEntry>
const flowOf = ({ actor }: ModelRun) => loginFlowOf(actor.getSnapshot().context)
const failures = {
  connectEmail: "Couldn't log you in",
  connectSocial: "Couldn't log in with Google",
  connectFarcaster: "Couldn't log in with Farcaster",
}
const tryAgain = /^(Open again|Try again)$/
const field = () => page.getByRole('textbox', { name: 'Email address' })
const codeField = () => page.getByRole('textbox', { name: '6-digit code' })
const link = () => page.getByRole('link', { name: 'Open Farcaster' })

async function expectCreatingCode() {
  await expectVisible(page.getByText('Creating QR code…').first())
  await expectRemoved(link())
}
async function expectStopped() {
  await expectVisible(heading('Login stopped'))
  await expectRemoved(button('Cancel'))
  await expectRemoved(button(tryAgain))
}

walkRendered(loginModel, {
  kit: (run) => createRouteKit(run, entries[flowOf(run)], undefined, flowOf(run)),
  user: {
    // Only the login by e-mail has a field of the address.
    submit: (run, event) =>
      flowOf(run) !== 'connectEmail'
        ? null
        : async () => {
            await field().fill(event.email)
            await button('Continue').click()
          },
    // The field keeps six digits of a longer text, so only the machine can receive seven.
    // Filling in the text that the field has changes nothing.
    enter: ({ actor }, event) =>
      event.code.length > 6 || actor.getSnapshot().context.code === event.code
        ? null
        : () => codeField().fill(event.code),
    resend: () => () => button('Resend code').click(),
    // A login that leaves the page, or returned to it, opens no popup while the project is asked.
    retry: ({ actor }) => {
      const state = actor.getSnapshot()
      return state.matches('asking') && state.context.way !== 'popup'
        ? null
        : () => button(tryAgain).click()
    },
    // The field of the address has no such button: the arrow of the modal leads back.
    cancel: (run) => {
      const state = run.actor.getSnapshot()
      const hasField =
        state.matches('entering') ||
        (state.matches('unavailable') && flowOf(run) === 'connectEmail')
      return hasField ? null : () => clickGuarded('Cancel')
    },
    skip: () => () => heading('Connected').click(),
  },
  states: {
    async unavailable(run) {
      if (flowOf(run) === 'connectEmail') return expectVisible(field())
      await expectVisible(heading(failures[flowOf(run)]))
      await expectRemoved(button(tryAgain))
    },
    asking(run) {
      if (flowOf(run) === 'connectEmail') return expectVisible(heading('Sending the code'))
      if (flowOf(run) === 'connectFarcaster') return expectCreatingCode()
      const { way } = run.actor.getSnapshot().context
      return expectVisible(heading(way === 'result' ? 'Opening your wallet' : 'Opening Google'))
    },
    entering: () => expectVisible(field()),
    submitting: () => expectVisible(heading('Sending the code')),
    'confirmingDevice.waiting': () => expectVisible(heading('Confirm this device')),
    async 'enteringCode.idle'() {
      await expectVisible(heading('Enter your code'))
      await expectVisible(button('Resend code'))
    },
    async 'enteringCode.resending'() {
      await expectVisible(heading('Enter your code'))
      await expectRemoved(button('Resend code'))
    },
    async checkingCode() {
      await expectVisible(codeField())
      // The button stays in place and cannot be used.
      await expectVisible(button('Resend code'))
    },
    'signingIn.requestingUrl': () => expectVisible(heading('Opening Google')),
    'signingIn.waiting': () => expectVisible(heading('Log in at Google')),
    'redirecting.requestingUrl': () => expectVisible(heading('Opening Google')),
    'redirecting.leaving': () => expectVisible(heading('Opening Google')),
    blocked: () => expectVisible(heading('The window was blocked')),
    requestingUrl: expectCreatingCode,
    waiting: () => expectVisible(link()),
    connecting: () => expectVisible(heading('Opening your wallet')),
    failed: (run) => expectVisible(heading(failures[flowOf(run)])),
    async connected() {
      await expectVisible(heading('Connected'))
      await expectRemoved(button('Cancel'))
    },
    finished: () => expectVisible(heading('Connected')),
    untrusted: expectStopped,
    cancelled: expectStopped,
    left: expectStopped,
  },
})
