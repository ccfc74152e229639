import {
  addressGroups,
  addressOf,
  formatFiat,
  shortDecimalText,
  tokenValue,
} from '@latchkit/core/utils'
import type { App } from './app.types.ts'

/** An address in groups separated by spaces, which are easier to compare. */
export const groupAddress = (address: string): string =>
  addressGroups(address)
    .map(({ text }) => text)
    .join(' ')

/**
 * Refreshes and prints the connected account and its numbered tokens. Resolves with the address of
 * each token in the printed order, without CAIP-10 prefix; null for the native token.
 */
export async function printAccount({ kit, screen }: App): Promise<readonly (string | null)[]> {
  const account = kit.account.get()
  const network = kit.network.get().active
  screen.print('')
  screen.print('Your account', 'title')
  screen.printRow('Wallet', kit.wallet.get()?.name ?? 'Unknown wallet')
  screen.printRow('Address', groupAddress(account.address ?? ''))
  screen.printRow('Network', network?.name ?? 'Unknown network')
  const { data, error } = await kit.account.refreshPortfolio()
  if (data === null) {
    const reason = error?.message ?? 'unknown reason'
    screen.print(`Couldn't load the balances: ${reason}.`, 'warning')
  }
  const tokens = data ?? []
  for (const [index, token] of tokens.entries()) {
    const value = tokenValue(token)
    const quantity = `${token.quantity.numeric} ${token.symbol}`
    const worth = value === null ? '' : `, worth ${formatFiat(shortDecimalText(value), 'en')}`
    screen.printRow(`${index + 1}. ${token.name}`, `${quantity}${worth}`)
  }
  return tokens.map(({ address }) => (address === null ? null : addressOf(address)))
}
