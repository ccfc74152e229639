import type { WalletPick, WalletRow, WalletRows } from '@latchkit/core/utils'
import { Fragment, type ReactNode } from 'react'
import { Button } from '../../components/Button.tsx'
import { Empty } from '../../components/Empty.tsx'
import { Group } from '../../components/Group.tsx'
import { IconTile } from '../../components/IconTile.tsx'
import { GridIcon, WalletOutlineIcon } from '../../components/icons.ts'
import { List } from '../../components/List.tsx'
import { Panel } from '../../components/Panel.tsx'
import { Row } from '../../components/Row.tsx'
import { TextButton } from '../../components/TextButton.tsx'
import { useSheet } from '../../components/useSheet.ts'
import { useCode } from '../../kit/useCode.ts'
import { useTexts } from '../../locales/useTexts.ts'
import connectCss from './connect.css?inline'
import { importLogins } from './first-view-code.ts'
import type { OfferingView } from './Logins.tsx'
import { PartNotLoaded } from './PartNotLoaded.tsx'
import { type FirstViewTexts, firstViewTexts } from './texts/en-first-view.ts'
import { WalletOption } from './WalletOption.tsx'

type Method = OfferingView['methods'][number]

export type ConnectScreenProps = {
  connect: OfferingView
  /** In display order. */
  groups: readonly WalletRows[]
  /**
   * Number of wallets in the directory. Null: not known yet. Undefined: the row for all wallets is
   * hidden.
   */
  walletCount: string | null | undefined
  /** The legal notice. False or null: the page has no legal texts. */
  legal: ReactNode
  /** Whether to offer the guide for newcomers. */
  showsGuide: boolean
  /** Whether several namespaces are configured: each wallet then shows its namespaces. */
  multiNamespace: boolean
  /**
   * The namespace to which the list is limited, and a command that removes the limit. Null: the
   * list shows the wallets of all namespaces.
   */
  namespaceFilter: { chain: string; showAll(): void } | null
  getWallet(): void
  /** Called when the visitor is about to pick a wallet. */
  prepare(wallet: WalletPick): void
  /** Shows all wallets or all social logins, if the page offers them. Null: shows each way. */
  only: 'wallet' | 'social' | null
}

/**
 * The text key of each group's heading. Adjacent groups with the same heading are one section, and
 * recommended wallets continue the section `moreWallets`.
 */
const headings = {
  recent: 'recent',
  injected: 'installed',
  walletConnect: 'phoneWallet',
  featured: 'popular',
  recommended: 'popular',
  custom: 'moreWallets',
  external: 'moreWallets',
} as const satisfies Record<WalletRows['group'], keyof FirstViewTexts['connect']>
type Section = { heading: (typeof headings)[WalletRows['group']]; wallets: WalletRow[] }

function sectionsOf(groups: readonly WalletRows[]): readonly Section[] {
  const sections: Section[] = []
  for (const { group, wallets } of groups) {
    const last = sections.at(-1)
    const heading =
      group === 'recommended' && last?.heading === 'moreWallets' ? 'moreWallets' : headings[group]
    if (last?.heading === heading) last.wallets.push(...wallets)
    else sections.push({ heading, wallets: [...wallets] })
  }
  return sections
}

/**
 * The ways to connect, in the order of the kit. Wallets are in sections with headings if there are
 * several; without wallets it offers to get one.
 */
export function ConnectScreen({
  connect,
  groups,
  walletCount,
  legal,
  showsGuide,
  multiNamespace,
  namespaceFilter,
  getWallet,
  prepare,
  only,
}: ConnectScreenProps) {
  useSheet(connectCss)
  const texts = useTexts(firstViewTexts)
  const sections = sectionsOf(groups)
  const isEmpty = sections.length === 0 && walletCount === undefined
  const choosingView = connect.step === 'choosing' ? connect : null
  const guideHint = showsGuide && (
    <>
      {texts.connect.newHere}{' '}
      <TextButton onClick={connect.showGuide} opens="WhatIsAWallet">
        {texts.connect.guide}
      </TextButton>
    </>
  )
  const shown = only !== null && connect.methods.includes(only) ? [only] : connect.methods
  const hasLogins = shown.some((method) => method !== 'wallet')
  const logins = useCode(importLogins, hasLogins)
  return (
    <Panel footer={legal || guideHint || null}>
      {namespaceFilter !== null && (
        <p className="lk-hint">
          {texts.connect.walletsFor(namespaceFilter.chain)}{' '}
          <TextButton onClick={namespaceFilter.showAll}>{texts.connect.showAll}</TextButton>
        </p>
      )}
      {choosingView === null && (hasLogins || !isEmpty) && (
        <p className="lk-hint">{texts.connect.acceptFirst}</p>
      )}
      {logins.failed && <PartNotLoaded retry={logins.load} />}
      {shown.map((method) => (
        <Fragment key={method}>{way(method)}</Fragment>
      ))}
      {legal && guideHint && <p className="lk-hint">{guideHint}</p>}
    </Panel>
  )

  function way(method: Method) {
    if (method !== 'wallet' || (connect.wallets === 'collapsed' && only === null))
      return (
        !logins.failed && (
          <div className="lk-login-slot" data-method={method} data-socials={connect.socials.length}>
            {logins.code && <logins.code.Logins {...{ method, connect, only }} />}
          </div>
        )
      )
    if (isEmpty) return <NoWallets getWallet={getWallet} />
    return (
      // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
      <div className="lk-wallets" role="group" aria-label={texts.connect.list}>
        {sections.map(section)}
        {walletCount !== undefined && (
          <AllWalletsRow count={walletCount} open={choosingView?.showAll ?? null} />
        )}
      </div>
    )
  }

  function section({ heading, wallets }: Section, index: number) {
    const first = sections.findIndex((other) => other.heading === heading)
    const key = first === index ? heading : index
    const rows = wallets.map((wallet) => (
      <WalletOption
        key={wallet.id}
        wallet={wallet}
        pick={choosingView?.choose ?? null}
        prepare={prepare}
        creatingLink={choosingView?.preparing === true}
        showsNamespaces={multiNamespace && namespaceFilter === null}
      />
    ))
    return sections.length > 1 ? (
      <Group key={key} title={texts.connect[heading]}>
        {rows}
      </Group>
    ) : (
      <List key={key} label={texts.connect[heading]}>
        {rows}
      </List>
    )
  }
}

function AllWalletsRow({ count, open }: { count: string | null; open: (() => void) | null }) {
  return (
    <Row
      icon={
        <IconTile>
          <GridIcon />
        </IconTile>
      }
      label={useTexts(firstViewTexts).titles.AllWallets}
      note={count}
      end="chevron"
      state={open === null ? 'disabled' : 'idle'}
      onClick={() => open?.()}
      opens="AllWallets"
    />
  )
}

function NoWallets({ getWallet }: Pick<ConnectScreenProps, 'getWallet'>) {
  const texts = useTexts(firstViewTexts)
  return (
    <div className="lk-delayed">
      <Empty
        icon={<WalletOutlineIcon />}
        title={texts.connect.noWallet}
        text={texts.connect.noWalletText}
        action={
          <Button kind="primary" onClick={getWallet} opens="GetWallet">
            {texts.getWallet}
          </Button>
        }
      />
    </div>
  )
}
