import { createFrameMessages } from '../../../../core/src/clients/frame/frame-messages.ts'
import { frameUrl } from '../../../../core/src/clients/frame/frame-url.ts'
import { emailSecondsLeft } from '../../../../core/src/domain/embedded/email-throttle.ts'
import { hostedFrameNetworks } from '../../../../core/src/domain/embedded/frame-networks.ts'
import { frameVariables } from '../../../../core/src/domain/embedded/frame-theme.ts'
import { isAllowedMethod, isReadMethod } from '../../../../core/src/domain/embedded/methods.ts'
import { catalogue } from '../../../../core/src/errors/catalogue.ts'
import { KitError } from '../../../../core/src/errors/kit-error.ts'
import { type Operations, operation } from '../operation.ts'

type Cooldown = { now: string; lastRequestAt: string | null }
const secondsLeft = ({ now, lastRequestAt }: Cooldown) =>
  emailSecondsLeft(Date.parse(now), lastRequestAt === null ? null : Date.parse(lastRequestAt))

const messages = createFrameMessages({ request: '@w3m-app/', answer: '@w3m-frame/' })

/** Operations of the embedded wallet and of its frame. */
export const embeddedOperations: Operations = {
  'email.secondsLeft': operation(secondsLeft),
  'email.checkAllowed': operation((given: Cooldown) => {
    const seconds = secondsLeft(given)
    if (seconds > 0) throw new KitError(catalogue, 'email/throttled', { seconds: String(seconds) })
    return null
  }),
  'frame.validateRequest': operation(({ message }: { message: unknown }) =>
    messages.isRequest(message),
  ),
  'frame.validateEvent': operation(({ message }: { message: unknown }) => {
    const parsed = messages.parse(message)
    return parsed !== null && parsed.type !== 'invalid'
  }),
  'frame.src': operation(
    ({
      projectId,
      chainId,
      enableLogger,
    }: {
      projectId: string
      chainId?: string
      enableLogger?: boolean
    }) =>
      frameUrl('', {
        projectId,
        chainId: () => chainId ?? 'eip155:1',
        enableLogger: enableLogger ?? true,
      }),
  ),
  'frame.supportsNetwork': operation(({ caipNetworkId }: { caipNetworkId: string }) =>
    hostedFrameNetworks().some((id) => id === caipNetworkId),
  ),
  'rpc.classify': operation(({ method }: { method: string }) => ({
    allowed: isAllowedMethod(method),
    safe: isReadMethod(method),
  })),
  'theme.frameVariables': operation(
    ({
      themeMode,
      themeVariables,
    }: {
      themeMode: 'light' | 'dark'
      themeVariables: { '--w3m-accent'?: string } | null
    }) => frameVariables(themeMode, themeVariables?.['--w3m-accent'] ?? null),
  ),
}
