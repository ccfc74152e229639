import { shortAddress } from '@latchkit/core/utils'
import type { HeldToken } from '@latchkit/react-ui/views/account'
import { Amount } from '../parts/Amount.tsx'
import { Line } from '../parts/Line.tsx'
import { Mark } from '../parts/Mark.tsx'
import { Dollars } from '../parts/Money.tsx'
import { Name } from '../parts/Name.tsx'

/** One token: what one costs, how much of it there is and what that is worth. What cannot be read is a dash, never a zero. */
export function Token({
  token: { name, symbol, address, iconUrl, amount, price, worth, twin, send },
}: {
  token: HeldToken
}) {
  const place =
    twin && address !== null ? <bdi className="address">{shortAddress(address)}</bdi> : null
  return (
    <Line
      lead={<Mark name={symbol === '' ? name : symbol} image={iconUrl} />}
      label={<Name>{name === '' ? symbol : name}</Name>}
      second={
        <>
          {price === null ? place === null && <Name>{symbol}</Name> : <Dollars exact={price} />}
          {price !== null && place !== null && ' · '}
          {place}
        </>
      }
      end={
        <>
          <Dollars exact={worth} />
          <span className="row-second">
            {amount === null ? (
              <>
                — <Name>{symbol}</Name>
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
