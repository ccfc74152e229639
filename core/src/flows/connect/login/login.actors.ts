import { fromCallback, fromPromise } from 'xstate'
import type { Connection } from '../../../domain/account/account.ts'
import { namespaceOf } from '../../../domain/caip/caip.ts'
import {
  type CooldownEvent,
  nextEmailAt,
  requestEmail,
} from '../../../domain/embedded/email-throttle.ts'
import { returnTo } from '../../../domain/embedded/redirect-url.ts'
import { embeddedErrors } from '../../../errors/areas/embedded.ts'
import { socialErrors } from '../../../errors/areas/social.ts'
import { isKitError, KitError } from '../../../errors/kit-error.ts'
import type { Deps } from '../../../protocol/deps.ts'
import type {
  CodeRequest,
  ConnectRequest,
  ForgetRequest,
  LoginInput,
  PopupEvent,
  PopupRequest,
  PopupResult,
  SubmitRequest,
  Submitted,
  UrlRequest,
} from './login.types.ts'

type LoginDeps = Pick<Deps, 'adapters' | 'embedded' | 'platform' | 'storage'>

export const loginActors = (deps: LoginDeps) => {
  const { adapters, storage } = deps
  const connector = connectorOf(deps)
  return {
    ...emailActors(deps),
    ...socialActors(deps),
    requestUrl: fromPromise<string>(async ({ signal }) => connector().farcasterUrl(signal)),
    /** Resolves when the visitor has approved the login in the Farcaster app. */
    waitForApproval: fromPromise<{ userName: string }>(async ({ signal }) =>
      connector().confirmFarcaster(signal),
    ),
    /** Removes the stored provider, so that a login that was left cannot return later. */
    forgetProvider: fromCallback<ForgetRequest>(({ receive }) =>
      receive(() => storage.remove('social_provider')),
    ),
    /** Loads the adapter, which has the provider, completes the login and connects the network. */
    connectUser: fromPromise<Connection, ConnectRequest>(async ({ input, signal }) => {
      const { connect } = connector()
      await adapters.get(namespaceOf(input.caipNetworkId))
      return connect(input, signal)
    }),
  }
}

const connectorOf =
  ({ embedded }: Pick<LoginDeps, 'embedded'>) =>
  () => {
    if (embedded === null) throw new KitError(embeddedErrors, 'embedded/unavailable')
    return embedded
  }

function emailActors({ embedded, storage, platform: { clock } }: LoginDeps) {
  const connector = connectorOf({ embedded })
  return {
    readCooldown: fromCallback(({ sendBack }) => {
      const resendAt = nextEmailAt(clock.now(), storage)
      sendBack({ type: 'cooldown.read', resendAt } satisfies CooldownEvent)
    }),
    /** Requests an e-mail, unless one was requested less than 30 s ago. */
    submitEmail: fromPromise<Submitted, SubmitRequest>(({ input: { email }, signal }) =>
      requestEmail(async () => connector().submitEmail(email, signal), clock.now, storage),
    ),
    confirmDevice: fromPromise<void>(async ({ signal }) => connector().confirmDevice(signal)),
    confirmCode: fromPromise<void, CodeRequest>(async ({ input, signal }) =>
      connector().confirmCode(input.code, signal),
    ),
  }
}

function socialActors({ embedded, storage, platform }: LoginDeps) {
  const connector = connectorOf({ embedded })
  /** Throws `social/no-url` unless the error of the frame states why there is no URL. */
  const urlOf = async ({ provider }: UrlRequest, signal: AbortSignal) => {
    const url = await connector()
      .socialUrl(provider, signal)
      .catch((cause: unknown) => {
        const hasReason = isKitError(cause) && /^(embedded|social)\//.test(cause.code)
        throw hasReason ? cause : new KitError(socialErrors, 'social/no-url', {}, { cause })
      })
    signal.throwIfAborted()
    return url
  }
  return {
    /**
     * Owns the popup of the login: takes over the one that the click opened. On `popup.open` it
     * closes that one and opens another in the same task, because browsers open windows only in a
     * click. Closes the popup on `popup.close`, and when the login ends or is stopped.
     */
    popup: fromCallback<PopupRequest, Pick<LoginInput, 'way'>>(({ input, receive, sendBack }) => {
      let close = input.way === 'popup' ? embedded?.popup.take() : undefined
      receive(({ type }) => {
        close?.()
        if (type === 'popup.close') return
        if (!embedded?.popup.open()) sendBack({ type: 'popup.blocked' } satisfies PopupEvent)
        close = embedded?.popup.take()
      })
      return () => close?.()
    }),
    /** Resolves with the result that the popup posts. Rejects if the visitor closes it. */
    waitForResult: fromPromise<PopupResult>(async ({ signal }) => ({
      resultUri: await connector().popup.result(signal),
    })),
    /** Points the popup to the page of the provider. Throws `social/popup-missing` without one. */
    showProvider: fromPromise<void, UrlRequest>(async ({ input, signal }) => {
      const url = await urlOf(input, signal)
      if (!connector().popup.navigate(url)) throw new KitError(socialErrors, 'social/popup-missing')
    }),
    /**
     * Opens the page of the provider in place of this one, which it returns to. Stores the provider
     * for the return; `forgetProvider` removes it. Throws `social/popup-blocked`.
     */
    leavePage: fromPromise<void, UrlRequest>(async ({ input, signal }) => {
      const url = await urlOf(input, signal)
      storage.set('social_provider', input.provider)
      if (!platform.windows.open(returnTo(url, platform.page.facts().url), '_top'))
        throw new KitError(socialErrors, 'social/popup-blocked')
    }),
  }
}
