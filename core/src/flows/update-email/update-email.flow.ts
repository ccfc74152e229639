import { fromCallback, fromPromise, type SnapshotFrom } from 'xstate'
import { namespaceOf } from '../../domain/caip/caip.ts'
import {
  type CooldownEvent,
  nextEmailAt,
  requestEmail,
} from '../../domain/embedded/email-throttle.ts'
import { embeddedErrors } from '../../errors/areas/embedded.ts'
import { KitError } from '../../errors/kit-error.ts'
import { defineFlow } from '../../protocol/define.ts'
import type { Deps } from '../../protocol/deps.ts'
import type { KitState } from '../../protocol/kit-state.ts'
import type { Reactions } from '../../protocol/reactions.ts'
import { track } from '../../protocol/track.ts'
import { needsNewCode, updateEmailMachine } from './update-email.machine.ts'
import type {
  CodeRequest,
  SubmitRequest,
  Submitted,
  UpdateEmailEmitted,
  UpdateEmailEvent,
  UpdateEmailInput,
  UpdateEmailOutput,
  UpdateEmailView,
} from './update-email.types.ts'

/** Maps the state to a step and the commands that it allows. */
export function updateEmailView(
  state: SnapshotFrom<typeof updateEmailMachine>,
  send: (event: UpdateEmailEvent) => void,
): UpdateEmailView {
  const { email, newEmail, resendAt, code, problem } = state.context
  const cancel = () => send({ type: 'cancel' })
  const current = { email: email ?? '', resendAt }
  if (state.matches('entering')) {
    const submit = (text: string) => send({ type: 'submit', email: text })
    return { ...current, step: 'entering', newEmail, problem, submit }
  }
  if (state.matches('submitting')) return { ...current, step: 'submitting', cancel }
  const enterCode = (text: string) => send({ type: 'enter', code: text })
  const resend = needsNewCode(state) ? () => send({ type: 'resend' }) : null
  const form = { code, problem, enterCode, resend, cancel }
  const checking = { ...form, enterCode: null, resend: null }
  if (state.matches('enteringPrimaryCode'))
    return { ...current, ...form, step: 'enteringPrimaryCode' }
  if (state.matches('checkingPrimaryCode'))
    return { ...current, ...checking, step: 'checkingPrimaryCode' }
  const next = { email: newEmail, resendAt }
  if (state.matches('enteringSecondaryCode'))
    return { ...next, ...form, step: 'enteringSecondaryCode' }
  if (state.matches('checkingSecondaryCode'))
    return { ...next, ...checking, step: 'checkingSecondaryCode' }
  if (state.matches('updated') || state.matches('finished')) {
    const close = state.matches('updated') ? () => send({ type: 'close' }) : null
    return { step: 'updated', email: newEmail, close }
  }
  return { step: 'cancelled' }
}

export const updateEmailActors = ({
  embedded,
  platform: { clock },
  storage,
}: Pick<Deps, 'embedded' | 'platform' | 'storage'>) => {
  const connector = () => {
    if (embedded === null) throw new KitError(embeddedErrors, 'embedded/unavailable')
    return embedded
  }
  return {
    readCooldown: fromCallback(({ sendBack }) => {
      const resendAt = nextEmailAt(clock.now(), storage)
      sendBack({ type: 'cooldown.read', resendAt } satisfies CooldownEvent)
    }),
    /** Requests the codes, unless an e-mail was requested less than 30 s ago. */
    submitEmail: fromPromise<Submitted, SubmitRequest>(({ input: { email }, signal }) =>
      requestEmail(async () => connector().updateEmail(email, signal), clock.now, storage),
    ),
    confirmPrimaryCode: fromPromise<void, CodeRequest>(async ({ input, signal }) =>
      connector().confirmPrimaryCode(input.code, signal),
    ),
    /** Resolves with the address that is now in use. */
    confirmSecondaryCode: fromPromise<string, CodeRequest>(
      async ({ input, signal }) =>
        (await connector().confirmSecondaryCode(input.code, signal)).email,
    ),
  }
}

export const updateEmailReactions: Reactions<UpdateEmailEmitted, UpdateEmailOutput> = {
  'primary.requested': ({ replaces }) => [
    { to: 'router', type: replaces ? 'replace' : 'push', view: 'UpdateEmailPrimaryOtp' },
    track('EMAIL_VERIFICATION_CODE_SENT', null),
  ],
  'secondary.requested': ({ replaces }) => [
    { to: 'router', type: replaces ? 'replace' : 'push', view: 'UpdateEmailSecondaryOtp' },
    track('EMAIL_VERIFICATION_CODE_SENT', null),
  ],
  'view.left': () => [{ to: 'router', type: 'back' }],
  'email.updated': () => [track('EMAIL_EDIT', null)],
  done: () => [{ to: 'router', type: 'reset', view: 'Account' }],
}

const updateEmailInput = ({ embedded: { user } }: KitState): UpdateEmailInput => ({
  email: user?.email ?? null,
  namespace: user === null ? '' : namespaceOf(user.caipNetworkId),
})

/** Changes the e-mail address of the embedded wallet. */
export const updateEmail = defineFlow({
  id: 'updateEmail',
  title: 'Change the e-mail address',
  area: 'account',
  views: ['UpdateEmailWallet', 'UpdateEmailPrimaryOtp', 'UpdateEmailSecondaryOtp'],
  nested: true,
  machine: updateEmailMachine,
  actors: updateEmailActors,
  input: updateEmailInput,
  view: updateEmailView,
  reactions: updateEmailReactions,
  listens: ['account.disconnected', 'account.lost'],
})
