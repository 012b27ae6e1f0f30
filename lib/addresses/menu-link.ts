/** A link of a menu; `highlight` is the part of the current path that marks it. */
export interface MenuLink {
  readonly label: string
  readonly href: string
  readonly highlight?: string
}
