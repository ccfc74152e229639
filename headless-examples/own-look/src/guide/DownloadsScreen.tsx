import { useWords } from '@latchkit/react-ui/locales'
import { Downloads } from '@latchkit/react-ui/views/get-wallet'
import { Button } from '../parts/Button.tsx'
import { Icon, type IconName } from '../parts/Icon.tsx'
import { LinkOut } from '../parts/LinkOut.tsx'
import { Mark } from '../parts/Mark.tsx'
import { Qr } from '../parts/Qr.tsx'
import { Step } from '../parts/Step.tsx'

type Kind = 'extension' | 'ios' | 'android' | 'website'
const icons: Readonly<Record<Kind, IconName>> = {
  extension: 'grid',
  ios: 'phone',
  android: 'phone',
  website: 'network',
}

/** Where one wallet can be had. */
export function DownloadsScreen() {
  const words = useWords()
  const { downloads: its } = words
  return (
    <Downloads>
      {(view) => {
        if (view.step === 'unknown') {
          return (
            <Step tone="rest" title={its.unknown} text={its.unknownText}>
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
                <p>{its.scan}</p>
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
            <p className="sheet-foot">{view.then === 'return' ? its.afterApp : its.after}</p>
          </>
        )
      }}
    </Downloads>
  )

  function second(kind: Kind): string | null {
    return kind === 'ios' ? its.iosText : kind === 'android' ? its.androidText : null
  }
}
