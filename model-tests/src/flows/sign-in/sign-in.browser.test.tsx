import { expect } from 'vitest'
import { signInView } from '../../../../core/src/flows/sign-in/sign-in.flow.ts'
import type { SignInView } from '../../../../core/src/flows/sign-in/sign-in.types.ts'
import {
  button,
  dialog,
  expectRemoved,
  expectValue,
  expectVisible,
  heading,
} from '../../rendered-walk/locators.ts'
import { createRouteKit } from '../../rendered-walk/route-kit.ts'
import { walkRendered } from '../../rendered-walk/walk-rendered.ts'
import type { ModelRun } from '../../walker/machine-model.ts'
import { signInModel } from './sign-in.model.ts'

const entry = { key: 'SIWXSignMessage-1', view: 'SIWXSignMessage', data: null } as const
const view = ({ actor }: ModelRun): SignInView => signInView(actor.getSnapshot(), () => {})

/** The label of the button that cancels the step. Null: the step has none. */
function cancelLabel(run: ModelRun): string | null {
  const shown = view(run)
  if (!('cancel' in shown)) return null
  return 'required' in shown ? (shown.required ? 'Disconnect' : 'Cancel') : 'Close'
}
/** Whether all buttons accept clicks: some ignore a double click on the previous screen. */
const isClickEnabled = () => document.querySelector('[data-click-enabled="false"]') === null
const click = async (label: string) => {
  await expectVisible(dialog().getByRole('button', { name: label, exact: true }).last())
  await expectValue(isClickEnabled, true)
  await dialog().getByRole('button', { name: label, exact: true }).last().click()
}

/** The step has a button to cancel, which disconnects where signing in is required. */
const expectCancel = async (run: ModelRun) => {
  await expectVisible(dialog().getByText(cancelLabel(run) ?? 'no button', { exact: true }))
  await expectRemoved(button('Back'))
}
const expectEnd = async (title: string) => {
  await expectVisible(heading(title))
  await expectRemoved(button(/^(Disconnect|Cancel|Try again)$/))
}
const expectSigned = (run: ModelRun, isSigned: boolean) =>
  expectValue(
    () => document.querySelector('.lk-sign-in-done')?.textContent ?? '',
    isSigned ? expect.stringMatching(/^Signed in /) : '',
  ).then(() => expectCancel(run))

walkRendered(signInModel, {
  kit: (run) => createRouteKit(run, entry),
  user: {
    sign: (run) => (view(run).step === 'reviewing' ? () => click('Sign in') : null),
    retry: (run) => ('retry' in view(run) ? () => click('Try again') : null),
    cancel(run) {
      const label = cancelLabel(run)
      return label === null ? null : () => click(label)
    },
  },
  states: {
    unavailable: () => expectVisible(heading('Signing in is unavailable')),
    checking: expectCancel,
    preparing: expectCancel,
    async reviewing(run) {
      const shown = view(run)
      if (shown.step !== 'reviewing') throw new Error(`step is ${shown.step}`)
      await expectVisible(heading('Sign in to Shop'))
      await expectVisible(dialog().getByText('https://shop.example', { exact: true }))
      await expectVisible(dialog().getByText(shown.data.accountAddress, { exact: true }))
      await expectVisible(button('Sign in'))
      await expectCancel(run)
    },
    'signing.waiting': async (run) => {
      await expectVisible(heading(/^Approve in /))
      await expectCancel(run)
    },
    'signing.unresponsive': async (run) => {
      await expectVisible(heading(/didn't answer$/))
      await expectCancel(run)
    },
    async storing(run) {
      await expectVisible(heading('Signing you in'))
      await expectSigned(run, true)
    },
    async declined(run) {
      await expectVisible(heading('Signature declined'))
      await expectVisible(button('Try again'))
      await expectCancel(run)
    },
    'failed.unchecked': async (run) => {
      await expectVisible(heading("Couldn't sign you in"))
      await expectSigned(run, false)
    },
    'failed.unsigned': async (run) => {
      await expectVisible(heading("Couldn't sign you in"))
      await expectSigned(run, false)
    },
    'failed.signed': async (run) => {
      await expectVisible(heading("Couldn't sign you in"))
      await expectSigned(run, true)
    },
    signedIn: () => expectEnd("You're signed in"),
    cancelled: () => expectEnd("You aren't signed in"),
    outdated: () => expectRemoved(button(/^(Disconnect|Cancel|Sign in|Try again)$/)),
  },
})
