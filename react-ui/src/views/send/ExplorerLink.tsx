import type { Network } from '@latchkit/core'
import { explorerLink } from '@latchkit/core/utils'
import type { ReactNode } from 'react'
import { ExternalLink } from '../../components/ExternalLink.tsx'
import { ExternalIcon } from '../../components/icons.ts'
import { useTexts } from '../../locales/useTexts.ts'
import { sendTexts } from './texts/en.ts'

export type ExplorerLinkProps = {
  network: Network
  kind: 'address' | 'tx'
  value: string
  /** Rendered instead of a link if the network has no explorer. */
  children?: ReactNode
}

/** A link to an address or a transaction in the network's block explorer. */
export function ExplorerLink({
  network: { blockExplorers },
  kind,
  value,
  children = null,
}: ExplorerLinkProps) {
  const texts = useTexts(sendTexts)
  const explorer = blockExplorers[0]?.url ?? null
  const link = explorer === null ? null : explorerLink(explorer, kind, value)
  if (link === null) return children
  return (
    <ExternalLink variant="ghost" href={link}>
      {texts.account.viewOnExplorer}
      <ExternalIcon />
    </ExternalLink>
  )
}
