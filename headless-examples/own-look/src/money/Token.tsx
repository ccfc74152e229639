import { shortAddress } from '@latchkit/core/utils'
import { useTexts } from '@latchkit/react-ui/locales'
import type { AccountToken } from '@latchkit/react-ui/views/account'
import { Amount } from '../components/Amount.tsx'
import { Line } from '../components/Line.tsx'
import { Mark } from '../components/Mark.tsx'
import { Dollars } from '../components/Money.tsx'
import { Name } from '../components/Name.tsx'

/** Row of a token: price, balance and value. Unknown values are shown as a dash, not as zero. */
export function Token({
  token: { name, symbol, address, iconUrl, amount, price, value, sharesName, suspicious, send },
}: {
  token: AccountToken
}) {
  const { activity } = useTexts()
  const tokenAddress =
    sharesName && address !== null ? <bdi className="address">{shortAddress(address)}</bdi> : null
  return (
    <Line
      lead={<Mark name={symbol === '' ? name : symbol} image={iconUrl} />}
      label={<Name>{name === '' ? symbol : name}</Name>}
      second={
        <>
          {price === null ? (
            tokenAddress === null && <Name>{symbol}</Name>
          ) : (
            <Dollars exact={price} />
          )}
          {price !== null && tokenAddress !== null && ' · '}
          {tokenAddress}
          {suspicious && ` · ${activity.spam}`}
        </>
      }
      end={
        <>
          <Dollars exact={value} />
          <span className="row-second">
            {amount === null ? (
              <>
                – <Name>{symbol}</Name>
              </>
            ) : (
              <Amount {...amount} symbol={symbol} />
            )}
          </span>
        </>
      }
      onClick={send}
    />
  )
}
