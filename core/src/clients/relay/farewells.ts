import { limits } from '../../domain/constants.ts'
import type { Clock } from '../../platform/platform.ts'
import { withDeadline } from '../http/with-deadline.ts'
import type { Sdk } from './sdk.ts'

/** Sessions on their way out. */
export type Farewells = {
  /** Tells the wallet, once, as long as the signal and 3 s allow; forgotten here in any case. Never rejects. */
  say(sdk: Sdk, topic: string, signal: AbortSignal): Promise<void>
  /** Another tab told it. */
  forget(sdk: Sdk, topic: string): Promise<void>
  /** Resolves when none is under way: a new session must not be swept out with an old one. */
  done(): Promise<void>
}

export function createFarewells({
  clock,
  hear,
}: {
  clock: Clock
  hear(said: unknown): void
}): Farewells {
  const said = new Map<string, Promise<void>>()
  const once = (topic: string, farewell: () => Promise<void>): Promise<void> => {
    const known = said.get(topic)
    if (known !== undefined) return known
    const saying = farewell().finally(() => said.delete(topic))
    said.set(topic, saying)
    return saying
  }
  const drop = (sdk: Sdk, topic: string) => sdk.drop(topic).catch(hear)
  return {
    say: (sdk, topic, signal) =>
      once(topic, () =>
        withDeadline({ clock, ms: limits.signOut, signals: [signal] }, () => sdk.leave(topic))
          .catch(hear)
          .then(() => drop(sdk, topic)),
      ),
    forget: (sdk, topic) => once(topic, () => drop(sdk, topic)),
    async done() {
      await Promise.all(said.values())
    },
  }
}
