import clsx from 'clsx'

const fiveStars = [1, 2, 3, 4, 5]

/** Five stars filled up to the rating. */
export function Rating({ value }: { value: number }) {
  return (
    <p className="flex gap-1">
      <span className="sr-only">Note : {value} sur 5</span>
      {fiveStars.map((star) => (
        <svg
          key={star}
          aria-hidden="true"
          viewBox="0 0 20 20"
          className={clsx('size-5', star <= value ? 'fill-highlight' : 'fill-rule')}
          data-filled={star <= value}
        >
          <path d="M10 1.5l2.6 5.5 6 .8-4.4 4.2 1.1 6L10 15.1 4.7 18l1.1-6L1.4 7.8l6-.8z" />
        </svg>
      ))}
    </p>
  )
}
