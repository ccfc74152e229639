import {
  button,
  clickGuarded,
  expectRemoved,
  expectVisible,
  heading,
} from '../../../rendered-walk/locators.ts'
import { createRouteKit } from '../../../rendered-walk/route-kit.ts'
import { walkRendered } from '../../../rendered-walk/walk-rendered.ts'
import { socialModel } from './social.model.ts'

const entry = {
  key: 'ConnectingSocial-1',
  view: 'ConnectingSocial',
  data: { provider: 'google', blocked: false },
} as const
const tryAgain = /^(Open again|Try again)$/

async function expectStopped() {
  await expectVisible(heading('Login stopped'))
  await expectRemoved(button('Cancel'))
  await expectRemoved(button(tryAgain))
}

walkRendered(socialModel, {
  kit: (run) => createRouteKit(run, entry),
  user: {
    // A login that leaves the page, or returned to it, opens no popup while the project is asked.
    retry: ({ actor }) => {
      const state = actor.getSnapshot()
      return state.matches('asking') && state.context.way !== 'popup'
        ? null
        : () => button(tryAgain).click()
    },
    cancel: () => () => clickGuarded('Cancel'),
    skip: () => () => heading('Connected').click(),
  },
  states: {
    async unavailable() {
      await expectVisible(heading("Couldn't log in with Google"))
      await expectRemoved(button(tryAgain))
    },
    asking: ({ actor }) =>
      expectVisible(
        heading(
          actor.getSnapshot().context.way === 'result' ? 'Opening your wallet' : 'Opening Google',
        ),
      ),
    'signingIn.requestingUrl': () => expectVisible(heading('Opening Google')),
    'signingIn.waiting': () => expectVisible(heading('Log in at Google')),
    'redirecting.requestingUrl': () => expectVisible(heading('Opening Google')),
    'redirecting.leaving': () => expectVisible(heading('Opening Google')),
    connecting: () => expectVisible(heading('Opening your wallet')),
    blocked: () => expectVisible(heading('The window was blocked')),
    failed: () => expectVisible(heading("Couldn't log in with Google")),
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
