import { paths } from '@/lib/addresses/paths'
export const again = paths
