interface PictureProps {
  image: { src: string; dark?: string | undefined; width: number; height: number };
  alt?: string;
  lazy?: boolean;
}

/**
 * A partner's picture, with its twin for the dark scheme where it has one. The theme's rules show one of the two, and the other
 * isn't fetched. The twin has no words: whoever can't see it is told by what the picture stands in.
 */
export const Picture = ({ image: { src, dark, width, height }, alt = "", lazy }: PictureProps) => (
  <>
    <img src={src} width={width} height={height} alt={alt} className={dark && "on-light"} loading={lazy || dark ? "lazy" : undefined} />
    {dark && <img src={dark} width={width} height={height} alt="" className="on-dark" loading="lazy" />}
  </>
);
