import type { CaipNetworkId } from '../../domain/caip/caip.ts'
import type { CustomRpcUrls } from '../../domain/network/network.ts'
import { customNodes } from '../../domain/network/rpc-urls.ts'
import { safeHttpUrl } from '../../domain/text/url.ts'
import { invalidOption } from '../../errors/invalid-option.ts'

/**
 * The headers of the option `customRpcUrls` for exactly this URL of a network. Throws
 * `config/option-invalid` for headers that HTTP does not allow.
 */
export function nodeHeaders(
  customRpcUrls: CustomRpcUrls,
  network: CaipNetworkId,
  url: string,
): Readonly<Record<string, string>> {
  const target = safeHttpUrl(url)
  const node = customNodes(customRpcUrls, network).find(
    (each) => target !== null && safeHttpUrl(each.url) === target,
  )
  try {
    return Object.fromEntries(new Headers(node?.config?.fetchOptions?.headers ?? {}))
  } catch {
    // The error omits the cause, which contains the headers.
    throw invalidOption(`customRpcUrls.${network}`, 'URLs with valid headers')
  }
}
