import type { FrameClient } from '../../clients/frame/frame.types.ts'
import type { FrameAnswer } from '../../clients/frame/frame-requests.ts'
import { timeouts } from '../../domain/constants.ts'
import { embeddedErrors } from '../../errors/areas/embedded.ts'
import { isKitError, KitError } from '../../errors/kit-error.ts'
import type { FramePlatform } from '../../platform/platform.ts'
import { withDeadline } from '../../platform/with-deadline.ts'

export type UserAnswer = FrameAnswer<'GET_USER'> & { userName?: string | null | undefined }

type Options = {
  platform: Pick<FramePlatform, 'clock'>
  frame: Pick<FrameClient, 'request' | 'subscribe'>
  /** The network, and the account type, that the page prefers. */
  payload: { chainId: number | string; preferredAccountType?: string }
  /** The result of a social login. Null: the login was by e-mail. */
  socialUri: string | null
  /** A login by e-mail got no address in time. The step of a social login shows the error itself. */
  onTimedOut(): void
}

const hasAddress = ({ address }: UserAnswer) => address != null && address !== ''

/**
 * Completes a login. A frame may answer before a new user has an address, and state it with a session
 * update: waits for that, and reads the user again. Rejects with `embedded/request-timed-out` after
 * 30 s without an address.
 */
export async function completeLogin(
  { platform: { clock }, frame, payload, socialUri, onTimedOut }: Options,
  signal: AbortSignal,
): Promise<UserAnswer> {
  const read = (scope: AbortSignal) => frame.request('GET_USER', payload, scope)
  let updates = 0
  let onUpdate = () => {}
  const unsubscribe = frame.subscribe(({ type }) => {
    if (type !== 'session.updated') return
    updates += 1
    onUpdate()
  })
  const untilUpdated = async (seen: number) => {
    if (updates > seen) return
    await new Promise<void>((resolve) => {
      onUpdate = resolve
    })
  }
  try {
    const answer: UserAnswer =
      socialUri === null
        ? await read(signal)
        : await frame.request('CONNECT_SOCIAL', { uri: socialUri, ...payload }, signal)
    if (hasAddress(answer)) return answer
    const until = { clock, ms: timeouts.frameRequestTimeout, signals: [signal] }
    return await withDeadline(until, async (scope) => {
      for (let seen = 0; ; ) {
        await untilUpdated(seen)
        seen = updates
        const user = await read(scope)
        if (hasAddress(user)) return { ...user, userName: answer.userName }
      }
    })
  } catch (cause) {
    if (!isKitError(cause, 'kit/timed-out')) throw cause
    if (socialUri === null) onTimedOut()
    throw new KitError(embeddedErrors, 'embedded/request-timed-out', {}, { cause })
  } finally {
    unsubscribe()
  }
}
