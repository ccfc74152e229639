import sqlite from 'node-sqlite3-wasm'

type Value = string | number | null
type Row = Readonly<Record<string, unknown>>

/** A database of SQLite. `run` returns the number of changed rows. */
export type Database = {
  run(sql: string, values: readonly Value[]): number
  all(sql: string, values: readonly Value[]): readonly Row[]
  /** Has no effect on a closed database. */
  close(): void
}

/** Times are in ms since 1970. Of a token only the hash is stored. */
const schema = `
  CREATE TABLE IF NOT EXISTS nonces (
    nonce TEXT PRIMARY KEY,
    expires INTEGER NOT NULL,
    used INTEGER NOT NULL DEFAULT 0
  );
  CREATE TABLE IF NOT EXISTS sessions (
    token TEXT PRIMARY KEY,
    service TEXT NOT NULL,
    address TEXT NOT NULL,
    chain TEXT NOT NULL,
    message TEXT NOT NULL,
    signature TEXT NOT NULL,
    issued INTEGER NOT NULL,
    expires INTEGER NOT NULL,
    metadata TEXT
  );
  CREATE TABLE IF NOT EXISTS members (
    account TEXT PRIMARY KEY,
    since INTEGER NOT NULL,
    visits INTEGER NOT NULL
  );
`

/** Opens a database file and creates missing tables. `:memory:`: the data ends with the process. */
export function openDatabase(file: string): Database {
  const database = new sqlite.Database(file)
  database.exec(schema)
  return {
    run: (sql, values) => database.run(sql, [...values]).changes,
    all: (sql, values) => database.all(sql, [...values]),
    close() {
      if (database.isOpen) database.close()
    },
  }
}
