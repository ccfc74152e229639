/** Letters that are not ASCII, each followed by the ASCII letter that it looks like. */
const pairs =
  'аaвbеeкkмmнhоoрpсcтtуyхxіiѕsјjԁdһhԛqԝwѵvгrпnӏlёeїiӧoбbз3ьb' +
  'αaβbεeηnιiκkμuνvοoρpτtυuχxγyωwζzσoϲcϳj' +
  'ıiɩiɑaɡgłløoʟlɪiƅbɗdɦhķkŋnɵoʋuʏyꞵbꜱsꮯcᴄcᴏoᴠvᴡwᴢzᴀaᴇeᴋkᴍmᴘpᴛtᴜuոnօoսuցgհh'

function latinOf(letter: string): string {
  const at = letter <= '~' ? -1 : pairs.indexOf(letter)
  return at < 0 ? letter : pairs.charAt(at + 1)
}

/**
 * The Latin form that a text looks like: letters of compatibility forms, such as full-width and
 * mathematical ones, and look-alikes of other alphabets are replaced (faults Z8 and XM2).
 */
export const latinForm = (text: string): string =>
  [...text.normalize('NFKC').toLowerCase()].map(latinOf).join('')

/** Whether a text is not ASCII but looks like ASCII text. */
export const isLookAlike = (text: string): boolean =>
  !/^[ -~]*$/.test(text) && /^[ -~]*$/.test(latinForm(text))

/** Alphabets that share letters of the same look. */
const alphabets = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Coptic}/u,
  /\p{Script=Cherokee}/u,
  /\p{Script=Lisu}/u,
]

/**
 * Whether a name may imitate another one: it looks like a name in Latin letters, or mixes alphabets
 * (fault Z8).
 */
export const isImitation = (name: string): boolean =>
  isLookAlike(name) || alphabets.filter((letter) => letter.test(name)).length > 1
