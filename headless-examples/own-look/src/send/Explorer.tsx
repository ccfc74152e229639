import type { Network } from '@latchkit/core'
import { explorerLink } from '@latchkit/core/utils'
import { useTexts } from '@latchkit/react-ui/locales'
import type { ReactNode } from 'react'
import { Icon } from '../components/Icon.tsx'
import { LinkOut } from '../components/LinkOut.tsx'

type ExplorerProps = {
  network: Network
  page: 'address' | 'tx'
  value: string
  /** Rendered instead of the link if the network has no explorer. */
  children?: ReactNode
}

/** Link to the block explorer. */
export function Explorer({ network, page, value, children = null }: ExplorerProps) {
  const { account } = useTexts()
  const explorer = network.blockExplorers[0]?.url ?? null
  const link = explorer === null ? null : explorerLink(explorer, page, value)
  if (link === null) return children
  return (
    <LinkOut look="button" href={link}>
      {account.viewOnExplorer} <Icon name="out" />
    </LinkOut>
  )
}
