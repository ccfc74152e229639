import type { Adapter } from '../../adapters/adapter.ts'
import { safeImage } from '../../domain/text/url.ts'

/** The adapter, finding wallets with the pictures that the page has for them; where it has none, or none that is safe, with their own. */
export const withImages = (
  adapter: Adapter,
  images: Readonly<Record<string, string>>,
): Adapter => ({
  ...adapter,
  discover: ({ found }) =>
    adapter.discover({
      found: (connector) =>
        found({ ...connector, icon: safeImage(images[connector.id]) ?? connector.icon }),
    }),
})
