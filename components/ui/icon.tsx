import {
  Award,
  Building,
  Cable,
  CalendarCheck,
  ClipboardList,
  FileText,
  HardHat,
  Home,
  Layers,
  Leaf,
  Lock,
  PaintBucket,
  PaintRoller,
  ShieldCheck,
  ShowerHead,
  Sofa,
  Sprout,
  type LucideIcon,
} from 'lucide-react'

const icons = {
  Award,
  Building,
  Cable,
  CalendarCheck,
  ClipboardList,
  FileText,
  HardHat,
  Home,
  Layers,
  Leaf,
  Lock,
  PaintBucket,
  PaintRoller,
  ShieldCheck,
  ShowerHead,
  Sofa,
  Sprout,
} as const satisfies Record<string, LucideIcon>

/** The icon a content record names; decoration beside a text that says the same. */
export function Icon({ name, className }: { name: keyof typeof icons; className?: string }) {
  const Glyph = icons[name]
  return <Glyph aria-hidden="true" strokeWidth={1.5} className={className} />
}
