import { addressGroups, addressOf, fiatText, shortDecimalText, worthOf } from '@latchkit/core/utils'
import type { App } from './app.types.ts'

/** An address in groups that can be compared. */
export const grouped = (address: string): string =>
  addressGroups(address)
    .map(({ text }) => text)
    .join(' ')

/** Who is connected and what the account holds, read anew. Resolves with the plain addresses of the tokens, as they are numbered; null: the coin. */
export async function showAccount({ kit, screen }: App): Promise<readonly (string | null)[]> {
  const account = kit.getAccount()
  const network = kit.getCaipNetwork()
  screen.say('')
  screen.say('Your account', 'title')
  screen.row('Wallet', kit.getWalletInfo()?.name ?? 'Unknown wallet')
  screen.row('Address', grouped(account.address ?? ''))
  screen.row('Network', network?.name ?? 'Unknown network')
  const { data, error } = await kit.updatePortfolio()
  if (data === null)
    screen.say(
      `What it holds could not be read: ${error?.message ?? 'nobody said why'}.`,
      'warning',
    )
  const held = data ?? []
  for (const [place, token] of held.entries()) {
    const worth = worthOf(token)
    const line = `${token.quantity.numeric} ${token.symbol}`
    screen.row(
      `${place + 1}. ${token.name}`,
      worth === null ? line : `${line}, worth ${fiatText(shortDecimalText(worth), 'en')}`,
    )
  }
  return held.map(({ address }) => (address === null ? null : addressOf(address)))
}
