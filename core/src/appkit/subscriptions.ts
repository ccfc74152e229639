import type { Kit } from '../kit/api/kit.ts'
import { createDerived } from '../kit/state/derived.ts'
import type { AppKitReaders, AppKitSubscriptions } from './app-kit.types.ts'

/** Creates AppKit's subscriptions, which `kit.stop()` ends. */
export function createSubscriptions(
  kit: Kit,
  readers: AppKitReaders,
  report: (error: unknown) => void,
): AppKitSubscriptions {
  const subscribe = <T extends object>(read: () => T, listener: (value: T) => void) => {
    const derived = createDerived<T>(read, report)
    derived.getSnapshot() // computes the value that the first change is compared with
    derived.subscribe(listener)
    const { unsubscribe } = kit.state.subscribe(derived.changed)
    return () => {
      unsubscribe()
      derived.stop()
    }
  }
  const providers = () =>
    Object.fromEntries(
      Object.keys(kit.state.getSnapshot().accounts).map((namespace) => [
        namespace,
        readers.getWalletProvider(namespace),
      ]),
    )
  return {
    subscribeState: (listener) => subscribe(readers.getState, listener),
    subscribeAccount: (listener, namespace) =>
      subscribe(() => readers.getAccount(namespace), listener),
    subscribeNetwork: (listener, namespace) =>
      subscribe(() => {
        const caipNetwork = readers.getCaipNetwork(namespace)
        return {
          caipNetwork,
          chainId: caipNetwork?.id,
          caipNetworkId: caipNetwork?.caipNetworkId,
        }
      }, listener),
    subscribeWalletInfo: (listener, namespace) =>
      subscribe(
        () => ({ info: readers.getWalletInfo(namespace) }),
        ({ info }) => listener(info),
      ),
    subscribeEvents: kit.events.subscribe,
    subscribeProviders: (listener) => subscribe(providers, listener),
    subscribeTheme: (listener) =>
      subscribe(
        () => ({
          themeMode: readers.getThemeMode(),
          themeVariables: readers.getThemeVariables(),
        }),
        listener,
      ),
  }
}
