import type { Wallet } from '@latchkit/core'
import type { ReactNode } from 'react'
import { Button } from '../../parts/Button.tsx'
import { Empty } from '../../parts/Empty.tsx'
import { IconTile } from '../../parts/IconTile.tsx'
import { ExtensionIcon, ExternalIcon, NetworkIcon, PhoneIcon, WalletOutlineIcon } from '../../parts/icons.ts'
import { List } from '../../parts/List.tsx'
import { Panel } from '../../parts/Panel.tsx'
import { Row } from '../../parts/Row.tsx'
import { WalletIcon } from '../../parts/WalletIcon.tsx'
import { useLanguage } from '../../words/useLanguage.ts'

/** Where one wallet can be had: its stores, its own page. null: nobody said. */
export function DownloadsScreen({ wallet, back }: { wallet: Wallet | null; back(): void }) {
  const words = useLanguage()
  const { downloads } = words
  const links = wallet === null ? [] : linksOf(wallet)
  if (wallet === null || links.length === 0) {
    return (
      <Panel>
        <Empty
          icon={<WalletOutlineIcon />}
          title={downloads.unknown}
          text={downloads.unknownText}
          action={
            <Button kind="ghost" onClick={back}>
              {words.back}
            </Button>
          }
        />
      </Panel>
    )
  }
  return (
    <Panel footer={downloads.after}>
      <div className="lk-download">
        <WalletIcon size="hero" name={wallet.name} image={wallet.icon} />
      </div>
      <List label={downloads.list}>
        {links.map(({ kind, href }) => (
          <Row
            key={kind}
            icon={<IconTile>{icons[kind]}</IconTile>}
            label={downloads[kind]}
            second={kind === 'ios' ? downloads.iosText : kind === 'android' ? downloads.androidText : null}
            end={<ExternalIcon className="lk-row-chevron" />}
            href={href}
          />
        ))}
      </List>
    </Panel>
  )
}

type Kind = 'extension' | 'ios' | 'android' | 'website'
const icons: Readonly<Record<Kind, ReactNode>> = {
  extension: <ExtensionIcon />,
  ios: <PhoneIcon />,
  android: <PhoneIcon />,
  website: <NetworkIcon />,
}

function linksOf({ chrome_store, app_store, play_store, homepage }: Wallet): { kind: Kind; href: string }[] {
  const all = { extension: chrome_store, ios: app_store, android: play_store, website: homepage }
  return kinds.flatMap((kind) => {
    const href = all[kind]
    return href === null ? [] : [{ kind, href }]
  })
}
const kinds = ['extension', 'ios', 'android', 'website'] as const
