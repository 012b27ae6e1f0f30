/**
 * Keeps each lead once, though it may come in again before it is kept: what its messages are made with, such
 * as its sender's place among those who are answered, can be used up once.
 */
export class InHand {
  /** Names that leads will have, by id. */
  readonly #names = new Map<string, Promise<string>>()

  /**
   * @param known the name of a lead with this id that is there already.
   * @param write keeps it and returns its name.
   */
  async keep(
    id: string,
    known: () => string | undefined | Promise<string | undefined>,
    write: () => Promise<string>,
  ): Promise<{ name: string; isNew: boolean }> {
    const inHand = this.#names.get(id)
    if (inHand) return { name: await inHand, isNew: false }
    let isNew = false
    const find = async () => {
      const name = await known()
      isNew = name === undefined
      return name ?? write()
    }
    const keeping = find()
    this.#names.set(id, keeping)
    try {
      return { name: await keeping, isNew }
    } finally {
      this.#names.delete(id)
    }
  }
}
