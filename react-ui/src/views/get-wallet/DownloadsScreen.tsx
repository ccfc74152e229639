import type { Wallet } from '@latchkit/core'
import { isolateText } from '@latchkit/core/utils'
import { type ReactNode, useCallback, useState } from 'react'
import { Button } from '../../components/Button.tsx'
import { Empty } from '../../components/Empty.tsx'
import { IconTile } from '../../components/IconTile.tsx'
import {
  ExtensionIcon,
  ExternalIcon,
  NetworkIcon,
  PhoneIcon,
  WalletOutlineIcon,
} from '../../components/icons.ts'
import { List } from '../../components/List.tsx'
import { Panel } from '../../components/Panel.tsx'
import { QrCode } from '../../components/QrCode.tsx'
import { Row } from '../../components/Row.tsx'
import { useSheet } from '../../components/useSheet.ts'
import { useTexts } from '../../locales/useTexts.ts'
import { BrandIcon } from './BrandIcon.tsx'
import type { DownloadsView } from './downloadsView.ts'
import getWalletCss from './get-wallet.css?inline'
import { reload } from './reload.ts'
import { type GetWalletTexts, getWalletTexts } from './texts/en.ts'

type KnownView = Extract<DownloadsView, { step: 'known' }>

/** The three steps to get a wallet, with its stores and its website. */
export function DownloadsScreen({ view }: { view: DownloadsView }) {
  useSheet(getWalletCss)
  const texts = useTexts(getWalletTexts)
  const { downloads } = texts
  if (view.step === 'unknown') {
    return (
      <Panel>
        <Empty
          icon={<WalletOutlineIcon />}
          title={downloads.noLink}
          text={downloads.noLinkText}
          action={
            <Button kind="ghost" onClick={view.back}>
              {texts.back}
            </Button>
          }
        />
      </Panel>
    )
  }
  const { wallet, stores, links } = view
  const reloads = view.afterInstall === 'reload'
  return (
    <Panel>
      <div className="lk-download">
        <BrandIcon size="hero" wallet={wallet} />
      </div>
      <ol className="lk-steps">
        <Step title={downloads.install(isolateText(wallet.name))}>
          {links.length > 0 && <Links links={links} />}
          {stores.length > 0 && <StoreQrCodes wallet={wallet} stores={stores} />}
        </Step>
        <Step title={downloads.create}>
          <p className="lk-step-text">{downloads.createText}</p>
        </Step>
        <Step title={reloads ? downloads.reloadPage : downloads.comeBack}>
          <p className="lk-step-text">{downloads.connectText}</p>
        </Step>
      </ol>
      {reloads && (
        <div className="lk-actions">
          <Button kind="primary" onClick={reload}>
            {downloads.reload}
          </Button>
        </div>
      )}
    </Panel>
  )
}

/** The links, with the browser extension last in a browser that cannot install it. */
function Links({ links }: Pick<KnownView, 'links'>) {
  const { downloads } = useTexts(getWalletTexts)
  const [installs, setInstalls] = useState(true)
  const detect = useCallback((node: HTMLElement | null) => {
    const userAgent = node?.ownerDocument.defaultView?.navigator.userAgent
    if (userAgent !== undefined) setInstalls(/Chrome\//.test(userAgent))
  }, [])
  const isLast = ({ kind }: { kind: string }) => Number(kind === 'extension' && !installs)
  return (
    <div ref={detect}>
      <List label={downloads.list}>
        {[...links]
          .sort((a, b) => isLast(a) - isLast(b))
          .map(({ kind, href }) => (
            <Row
              key={kind}
              icon={<IconTile>{icons[kind]}</IconTile>}
              label={downloads[kind]}
              secondary={deviceOf(kind, downloads)}
              end={<ExternalIcon className="lk-row-chevron" />}
              href={href}
            />
          ))}
      </List>
    </div>
  )
}

function Step({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li className="lk-step">
      <h3 className="lk-step-title">{title}</h3>
      {children}
    </li>
  )
}

/** The devices or browsers that a link is for. Null for the website. */
const deviceOf = (
  kind: 'extension' | 'ios' | 'android' | 'website',
  { extensionText, iosText, androidText }: GetWalletTexts['downloads'],
): string | null =>
  ({ extension: extensionText, ios: iosText, android: androidText, website: null })[kind]

const icons: Readonly<Record<'extension' | 'ios' | 'android' | 'website', ReactNode>> = {
  extension: <ExtensionIcon />,
  ios: <PhoneIcon />,
  android: <PhoneIcon />,
  website: <NetworkIcon />,
}

type Store = { kind: 'ios' | 'android'; href: string }

/** The app stores of a wallet as QR codes to scan with a phone. Each code is also a link. */
function StoreQrCodes({ wallet, stores }: { wallet: Wallet; stores: readonly Store[] }) {
  const { downloads } = useTexts(getWalletTexts)
  return (
    <div className="lk-stores">
      <p className="lk-lead">{downloads.scanWithPhone}</p>
      {stores.map(({ kind, href }) => {
        const device = kind === 'ios' ? downloads.iosText : downloads.androidText
        return (
          <a
            key={kind}
            className="lk-store"
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            referrerPolicy="no-referrer"
          >
            <span aria-hidden="true">
              <QrCode text={href} label="">
                <BrandIcon size="dot" wallet={wallet} />
              </QrCode>
            </span>
            <span className="lk-row-label">{downloads[kind]}</span>
            <span className="lk-row-secondary">{device}</span>
          </a>
        )
      })}
    </div>
  )
}
