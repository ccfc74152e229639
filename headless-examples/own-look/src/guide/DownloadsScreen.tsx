import { useTexts } from '@latchkit/react-ui/locales'
import { Downloads } from '@latchkit/react-ui/views/get-wallet'
import { Button } from '../components/Button.tsx'
import { Icon, type IconName } from '../components/Icon.tsx'
import { LinkOut } from '../components/LinkOut.tsx'
import { Mark } from '../components/Mark.tsx'
import { Qr } from '../components/Qr.tsx'
import { Step } from '../components/Step.tsx'

type Kind = 'extension' | 'ios' | 'android' | 'website'
const icons: Readonly<Record<Kind, IconName>> = {
  extension: 'grid',
  ios: 'phone',
  android: 'phone',
  website: 'network',
}

/** Download links of a wallet. */
export function DownloadsScreen() {
  const words = useTexts()
  const { downloads: its } = words
  return (
    <Downloads>
      {(view) => {
        if (view.step === 'unknown') {
          return (
            <Step tone="rest" title={its.noLink} text={its.noLinkText}>
              <Button onClick={view.back}>{words.back}</Button>
            </Step>
          )
        }
        const { wallet, stores, links } = view
        return (
          <>
            <Mark size="large" name={wallet.name} image={wallet.icon} />
            {stores.length > 0 && (
              <div className="stores">
                <p>{its.scanWithPhone}</p>
                {stores.map(({ kind, href }) => (
                  <LinkOut key={kind} href={href} look="store">
                    <span aria-hidden="true">
                      <Qr text={href} label="">
                        <Icon name={icons[kind]} />
                      </Qr>
                    </span>
                    <span className="row-label">{its[kind]}</span>
                    <span className="row-second">{second(kind)}</span>
                  </LinkOut>
                ))}
              </div>
            )}
            {links.length > 0 && (
              <ul className="rows" aria-label={its.list}>
                {links.map(({ kind, href }) => (
                  <li key={kind} className="row-item">
                    <LinkOut href={href} look="row">
                      <Icon name={icons[kind]} />
                      <span className="row-words">
                        <span className="row-label">{its[kind]}</span>
                        {second(kind) !== null && (
                          <span className="row-second">{second(kind)}</span>
                        )}
                      </span>
                      <Icon name="out" />
                    </LinkOut>
                  </li>
                ))}
              </ul>
            )}
            <p className="sheet-foot">
              {view.afterInstall === 'return' ? its.returnAfterInstall : its.reloadAfterInstall}
            </p>
          </>
        )
      }}
    </Downloads>
  )

  function second(kind: Kind): string | null {
    return kind === 'ios' ? its.iosText : kind === 'android' ? its.androidText : null
  }
}
