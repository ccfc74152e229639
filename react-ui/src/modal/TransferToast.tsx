'use client'
import type { ErrorCode } from '@latchkit/core'
import { explorerLink } from '@latchkit/core/utils'
import { ExternalLink } from '../components/ExternalLink.tsx'
import { useKitState } from '../kit/useKitState.ts'
import { errorText } from '../locales/error-text.ts'
import { transferToastText } from '../locales/transfer-text.ts'
import { useTexts } from '../locales/useTexts.ts'
import { sendTexts } from '../views/send/texts/en.ts'

export type TransferToastProps = {
  /** Id of the transfer. */
  transfer: string
  /** The result of the transfer. Its text stands alone if the transfer is unknown. */
  code: ErrorCode
}

/** The text of a toast about a transfer: amount, receiver, result, and a link to the explorer. */
export function TransferToast({ transfer, code }: TransferToastProps) {
  const texts = useTexts(sendTexts)
  const entry = useKitState(({ transfers }) => transfers.entries.find(({ id }) => id === transfer))
  const network = useKitState(({ network: { networks } }) =>
    networks.find(({ caipNetworkId }) => caipNetworkId === entry?.caipNetworkId),
  )
  if (entry === undefined) return errorText(texts, code)
  const explorer = (entry.otherNetwork ?? network)?.blockExplorers[0]?.url
  const link =
    entry.hash === null || explorer === undefined ? null : explorerLink(explorer, 'tx', entry.hash)
  return (
    <span className="lk-transfer-toast">
      <span>{transferToastText(texts, entry, code, network)}</span>
      {link !== null && (
        <span className="lk-toast-link">
          {' · '}
          <ExternalLink variant="text" href={link}>
            {texts.send.view}
          </ExternalLink>
        </span>
      )}
    </span>
  )
}
