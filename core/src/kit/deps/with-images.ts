import type { Adapter } from '../../adapters/adapter.ts'
import { ownImage } from '../../domain/text/url.ts'

/** Replaces the icons of discovered wallets by the page's images. Unsafe images are ignored. */
export const withImages = (
  adapter: Adapter,
  images: Readonly<Record<string, string>>,
): Adapter => ({
  ...adapter,
  discover: ({ found }) =>
    adapter.discover({
      found: (connector) =>
        found({ ...connector, icon: ownImage(images[connector.id]) ?? connector.icon }),
    }),
})
