import type { ListedWallet } from '../directory.types.ts'
import { pickChains } from './chains.ts'
import { listWallet } from './list-wallet.ts'
import { generateName, slugOf } from './names.ts'
import { createRandom, type Random } from './random.ts'

/** Generates fictitious wallets of all platforms and chains, always the same for the same seed. */
export function generateWallets(count: number, seed = 1): readonly ListedWallet[] {
  const random = createRandom(seed)
  const usedNames = new Set<string>()
  return Array.from({ length: count }, () => generate(generateName(random, usedNames), random))
}

function generate(name: string, random: Random): ListedWallet {
  const slug = slugOf(name)
  const chains = pickChains(random)
  const isMobile = random.chance(0.88)
  const isExtension = !isMobile || random.chance(0.3)
  const orNull = <Value>(share: number, value: Value): Value | null =>
    random.chance(share) ? value : null
  return listWallet({
    name,
    chains,
    badge_type: orNull(0.12, 'certified'),
    mobile_link: isMobile ? generateScheme(slug, random) : null,
    link_mode: isMobile ? orNull(0.4, `https://link.${slug}.example`) : null,
    app_store: isMobile ? orNull(0.8, `https://apps.example/ios/${slug}`) : null,
    play_store: isMobile ? orNull(0.85, `https://apps.example/android/${slug}`) : null,
    desktop_link: orNull(0.15, `${slug}-desktop://`),
    webapp_link: orNull(0.15, `https://app.${slug}.example/`),
    chrome_store: isExtension ? `https://apps.example/chrome/${slug}` : null,
    rdns: isExtension ? `example.${slug}` : null,
    injected: isExtension ? orNull(0.5, [injectedEntry(name, chains)]) : null,
  })
}

/**
 * Generates a mobile link: mostly `scheme://`, sometimes `scheme:`, `scheme://app` or an https URL.
 */
function generateScheme(slug: string, random: Random): string {
  const value = random.next()
  if (value < 0.86) return `${slug}://`
  if (value < 0.9) return `${slug}:`
  if (value < 0.95) return `${slug}://app`
  return `https://go.${slug}.example/`
}

const injectedEntry = (name: string, [chain = 'eip155:1']: readonly string[]) => ({
  namespace: chain.slice(0, chain.indexOf(':')),
  injected_id: `is${name.replace(/\W/g, '')}`,
})
