import { catalogue } from '../../../../core/src/errors/catalogue.ts'
import { KitError } from '../../../../core/src/errors/kit-error.ts'
import type { updateEmailMachine } from '../../../../core/src/flows/update-email/update-email.machine.ts'
import type { UpdateEmailInput } from '../../../../core/src/flows/update-email/update-email.types.ts'
import type { Cases } from '../../walker/machine-model.ts'

export const email = 'ada@mail.example'
/** When another e-mail can be requested. */
export const resendAt = 30_000
export const newEmail = 'lovelace@mail.example'
/** Inputs with and without an e-mail address. */
export const updateEmailInputs = {
  withEmail: { email, namespace: 'eip155' },
  withoutEmail: { email: null, namespace: '' },
} as const satisfies Record<string, UpdateEmailInput>

export const frameError = new KitError(catalogue, 'embedded/aborted')
export const wrongCode = new KitError(catalogue, 'email/code-wrong')
export const expiredCode = new KitError(catalogue, 'email/code-expired')
export const takenAddress = new KitError(catalogue, 'email/address-taken')
export const updateEmailCases: Cases<typeof updateEmailMachine> = {
  submit: [{ email: newEmail }, { email: 'nope' }, { email }],
  enter: [{ code: '123456' }, { code: '12' }, { code: '1234567' }],
  'navigated.away': [{ view: 'UpdateEmailPrimaryOtp' }],
  'account.disconnected': [{ namespace: 'eip155' }, { namespace: 'solana' }],
  'account.lost': [{ namespace: 'eip155' }, { namespace: 'solana' }],
  'cooldown.read': [{ resendAt: null }, { resendAt }],
  'xstate.done.actor.submitEmail': [
    { output: { action: 'VERIFY_PRIMARY_OTP', resendAt } },
    { output: { action: 'VERIFY_SECONDARY_OTP', resendAt } },
    { output: { action: 'throttled', resendAt } },
  ],
  'xstate.error.actor.submitEmail': [{ error: frameError }],
  'xstate.done.actor.confirmPrimaryCode': [{ output: undefined }],
  'xstate.error.actor.confirmPrimaryCode': [wrongCode, expiredCode, takenAddress].map((error) => ({
    error,
  })),
  'xstate.done.actor.confirmSecondaryCode': [{ output: newEmail }],
  'xstate.error.actor.confirmSecondaryCode': [wrongCode, expiredCode, takenAddress].map(
    (error) => ({ error }),
  ),
}
