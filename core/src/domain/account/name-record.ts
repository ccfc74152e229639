/** A record of the name service. */
export type NameRecord = {
  name: string
  /** By SLIP-44 coin type (`60` is Ether). The addresses are not checked. */
  addresses: Readonly<Record<string, string>>
  avatar: string | null
}
