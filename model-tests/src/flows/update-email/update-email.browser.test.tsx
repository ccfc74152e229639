import { page } from 'vitest/browser'
import { needsNewCode } from '../../../../core/src/flows/update-email/update-email.machine.ts'
import {
  button,
  clickGuarded,
  expectRemoved,
  expectVisible,
  heading,
} from '../../rendered-walk/locators.ts'
import { createRouteKit } from '../../rendered-walk/route-kit.ts'
import { walkRendered } from '../../rendered-walk/walk-rendered.ts'
import { updateEmailModel } from './update-email.model.ts'

const entry = { key: 'UpdateEmailWallet-1', view: 'UpdateEmailWallet', data: null } as const
const field = () => page.getByRole('textbox', { name: 'New email address' })
const codeField = () => page.getByRole('textbox', { name: '6-digit code' })

walkRendered(updateEmailModel, {
  kit: (run) => createRouteKit(run, entry),
  user: {
    submit: (_, event) => async () => {
      await field().fill(event.email)
      await button('Save').click()
    },
    // The field keeps six digits of a longer text, so only the machine can receive seven.
    // Filling in the text that the field has changes nothing.
    enter: ({ actor }, event) =>
      event.code.length > 6 || actor.getSnapshot().context.code === event.code
        ? null
        : () => codeField().fill(event.code),
    // A code that still counts is sent once.
    resend: ({ actor }) =>
      needsNewCode(actor.getSnapshot()) ? () => button('Resend code').click() : null,
    cancel: ({ actor }) =>
      actor.getSnapshot().matches('entering') ? null : () => clickGuarded('Cancel'),
    close: () => () => button('Close').last().click(),
  },
  states: {
    entering: () => expectVisible(field()),
    submitting: () => expectVisible(heading('Sending the code')),
    enteringPrimaryCode: () => expectVisible(heading('Confirm your current email')),
    async checkingPrimaryCode() {
      await expectVisible(heading('Confirm your current email'))
      await expectVisible(codeField())
    },
    enteringSecondaryCode: () => expectVisible(heading('Confirm your new email')),
    async checkingSecondaryCode() {
      await expectVisible(heading('Confirm your new email'))
      await expectVisible(codeField())
    },
    updated: () => expectVisible(heading('Email changed')),
    finished: () => expectVisible(heading('Email changed')),
    async cancelled() {
      await expectVisible(heading("Your email hasn't changed"))
      await expectRemoved(button('Cancel'))
    },
  },
})
