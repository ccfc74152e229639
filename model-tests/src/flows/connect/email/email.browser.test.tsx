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
import { emailModel } from './email.model.ts'

const entry = { key: 'EmailLogin-1', view: 'EmailLogin', data: null } as const
const field = () => page.getByRole('textbox', { name: 'Email address' })
const codeField = () => page.getByRole('textbox', { name: '6-digit code' })

walkRendered(emailModel, {
  kit: (run) => createRouteKit(run, entry),
  user: {
    submit: (_, event) => async () => {
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
    retry: () => () => button('Try again').click(),
    // The field of the address has no such button: the arrow of the modal leads back.
    cancel: ({ actor }) => {
      const state = actor.getSnapshot()
      return state.matches('entering') || state.matches('unavailable')
        ? null
        : () => clickGuarded('Cancel')
    },
    skip: () => () => heading('Connected').click(),
  },
  states: {
    unavailable: () => expectVisible(field()),
    asking: () => expectVisible(heading('Sending the code')),
    'entering.readingCooldown': () => expectVisible(field()),
    'entering.complete': () => expectVisible(field()),
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
    connecting: () => expectVisible(heading('Opening your wallet')),
    failed: () => expectVisible(heading("Couldn't log you in")),
    async connected() {
      await expectVisible(heading('Connected'))
      await expectRemoved(button('Cancel'))
    },
    finished: () => expectVisible(heading('Connected')),
    async cancelled() {
      await expectVisible(heading('Login stopped'))
      await expectRemoved(button('Cancel'))
    },
  },
})
