const places = [0, 1, 2, 3, 4]

/** Each star 20 units wide, 22 from one to the next. */
const star = (place: number) =>
  `M${10 + 22 * place} 1.5l2.6 5.5 6 .8-4.4 4.2 1.1 6-5.3-2.9-5.3 2.9 1.1-6-4.4-4.2 6-.8z`

/** Five stars filled up to the rating. */
export function Rating({ value }: { value: number }) {
  return (
    <p className="rating">
      <span className="sr-only">{`Note : ${value} sur 5`}</span>
      <svg aria-hidden="true" viewBox="0 0 108 20">
        {places.map((place) => (
          <path key={place} d={star(place)} data-filled={place < value} />
        ))}
      </svg>
    </p>
  )
}
