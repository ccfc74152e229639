import type { ListedWallet } from '../directory.types.ts'
import { pickChains } from './chains.ts'
import { listWallet } from './list-wallet.ts'
import { generateName, slugOf } from './names.ts'
import { createRandom, type Random } from './random.ts'

/** Wallets nobody made, the same ones for the same seed: phones, desktops, extensions, pages, and all kinds of chains. */
export function generateWallets(count: number, seed = 1): readonly ListedWallet[] {
  const random = createRandom(seed)
  const taken = new Set<string>()
  return Array.from({ length: count }, () => invent(generateName(random, taken), random))
}

function invent(name: string, random: Random): ListedWallet {
  const slug = slugOf(name)
  const chains = pickChains(random)
  const onPhones = random.chance(0.88)
  const inPages = !onPhones || random.chance(0.3)
  const or = <Value>(share: number, value: Value): Value | null =>
    random.chance(share) ? value : null
  return listWallet({
    name,
    chains,
    badge_type: or(0.12, 'certified'),
    mobile_link: onPhones ? drawScheme(slug, random) : null,
    link_mode: onPhones ? or(0.4, `https://link.${slug}.example`) : null,
    app_store: onPhones ? or(0.8, `https://apps.example/ios/${slug}`) : null,
    play_store: onPhones ? or(0.85, `https://apps.example/android/${slug}`) : null,
    desktop_link: or(0.15, `${slug}-desktop://`),
    webapp_link: or(0.15, `https://app.${slug}.example/`),
    chrome_store: inPages ? `https://apps.example/chrome/${slug}` : null,
    rdns: inPages ? `example.${slug}` : null,
    injected: inPages ? or(0.5, [injectedAs(name, chains)]) : null,
  })
}

/** Most makers write a scheme in full; some leave the slashes, add a path, or give a universal link instead. */
function drawScheme(slug: string, random: Random): string {
  const way = random.next()
  if (way < 0.86) return `${slug}://`
  if (way < 0.9) return `${slug}:`
  if (way < 0.95) return `${slug}://app`
  return `https://go.${slug}.example/`
}

const injectedAs = (name: string, [chain = 'eip155:1']: readonly string[]) => ({
  namespace: chain.slice(0, chain.indexOf(':')),
  injected_id: `is${name.replace(/\W/g, '')}`,
})
