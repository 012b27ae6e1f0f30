/** For what loads them on demand; components import no content themselves. */
export { communeLines } from '@/content/generated/communes'
