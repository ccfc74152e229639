/** What the name service holds under a name. */
export type NameRecord = {
  name: string
  /** By SLIP-44 coin type, `60` is Ether's. Not checked against any chain's form. */
  addresses: Readonly<Record<string, string>>
  avatar: string | null
}
