import { openableLink } from '../../domain/wallet/openable-link.ts'
import type { KeyValue } from '../../platform/platform.ts'
import { parseJson } from '../http/parse-json.ts'
import { safeGetText } from './sdk-access.ts'

const key = 'WALLETCONNECT_DEEPLINK_CHOICE'

/**
 * Removes the stored deep link unless it is safe (rules R5, R23). The SDK opens this link before
 * each request without a check, no matter which script stored it.
 */
export function guardDeepLink(storage: KeyValue | null): void {
  try {
    const stored = storage?.get(key) ?? null
    if (stored !== null && openableLink(hrefOf(stored)) === null) storage?.remove(key)
  } catch {
    // Storage is blocked for the SDK too, so the SDK opens no link.
  }
}

/** Whether the SDK opens the wallet app before the next request, because a deep link is stored. */
export function opensWalletApp(storage: KeyValue | null): boolean {
  try {
    return (storage?.get(key) ?? null) !== null
  } catch {
    return false // Storage is blocked for the SDK too.
  }
}

function hrefOf(stored: string): string | null {
  try {
    return safeGetText(parseJson(stored), 'href')
  } catch {
    return null
  }
}
