interface PictureProps {
  image: { src: string; dark?: string | undefined; width: number; height: number };
  alt?: string;
  lazy?: boolean;
}

/**
 * A partner's picture, with its variant for the dark scheme if it has one. The theme's rules show one of the two, and the
 * other isn't fetched. The variant has no alt text; the element around the picture names it.
 */
export const Picture = ({ image: { src, dark, width, height }, alt = "", lazy }: PictureProps) => (
  <>
    <img src={src} width={width} height={height} alt={alt} className={dark && "on-light"} loading={lazy || dark ? "lazy" : undefined} />
    {dark && <img src={dark} width={width} height={height} alt="" className="on-dark" loading="lazy" />}
  </>
);
